import type { Vocabulary } from "./subject.ts";

/** Every combination of the words of each list, as phrases. */
function combined(...lists: readonly string[]): string {
  return lists
    .map((list) => list.split("|"))
    .reduce((phrases, words) => phrases.flatMap((start) => words.map((word) => `${start} ${word}`)))
    .join("|");
}

const KEPT_BACK = combined(
  "keep|keeps|kept|keeping|hold|holds|holding|held|took|take|takes|taken|withhold|withholds|seize|seizes|seized|confiscated|hid",
  "my|our|her|his|their|your|all|the workers'|my husband's|my husbands|my wife's|my sister's",
  "passport|passports|papers|documents|id|ids|phone|phones|residence card|permit|visa",
);
const KEPT_IN = combined(
  "let",
  "me|us|her|him|them",
  "leave|go|out|go home|come home|go out|quit|resign|call home",
);

/** English, Nigerian Pidgin and the English words that every language of recruitment borrows. */
export const english: Vocabulary = {
  language: "en",
  words: {
    migrant:
      "migrant worker|migrant workers|migrant labour|migrant labor|overseas worker|overseas workers|overseas employment|overseas job|overseas jobs|foreign worker|foreign workers|work abroad|working abroad|job abroad|jobs abroad|guest worker|guest workers|guestworker|seasonal worker|seasonal workers|ofw|ofws|labour migration|labor migration|foreign employment|deployment abroad|technical intern|technical interns|technical intern training|titp|free visa|free visa free ticket|kafala|balik manggagawa|fair recruitment|ethical recruitment|employer pays principle|dhaka principles|foreign domestic",
    forced_labour:
      "forced labour|forced labor|forced to work|force me to work|forces me to work|forced us to work|human trafficking|labour trafficking|labor trafficking|trafficked|debt bondage|bonded labour|bonded labor|modern slavery|servitude|slave|slaves|treated like a slave|i am being sold|they sold me|sold me to|sold from one house|sold to another employer|sold to another house|labour exploitation|labor exploitation|exploitative recruitment",
    labour_law:
      "ilo|international labour organization|international labour organisation|oit|labour law|labor law|labour code|labor code|labour inspector|labor inspector|labour office|labor office|labour court|labor court|labour inspection|ministry of labour|ministry of labor|department of labour|department of labor|trade union|employment law|employment agencies act|recruitment law|ra 8042|ra 10022|republic act 8042|republic act 10022|migrant workers act|employment ordinance|employment act|c181|c189|c190|c188|c029|p029",
    recruitment_fee:
      "placement fee|placement fees|recruitment fee|recruitment fees|recruitment cost|recruitment costs|recruitment charge|recruitment charges|hiring fee|job fee|manpower fee|agency fee|agency fees|agent fee|agent fees|agent's fee|deployment fee|employment fee|fee cap|zero cost|zero-cost|zero fee|joining fee|zero placement fee|no placement fee|pay for the job|pay for this job|paid for the job|paid for this job|recruiter fee|broker fee|brokerage fee for worker|slot fee",
    work_permit:
      "work permit|work permits|work visa|work visas|working visa|employment visa|employment permit|employment pass|permit card|iqama|lmia|h-2a|h-2b|h2a|h2b|kafeel|exit permit|residence permit for work|seasonal visa|skilled worker visa|certificate of sponsorship|labour permit|labor permit|labour approval|overseas employment certificate|oec|job visa|azad visa|caregiver visa|labour card|labor card|tied visa",
    domestic_work:
      "domestic worker|domestic workers|domestic helper|domestic helpers|domestic work|domestic servant|housemaid|housemaids|house maid|house help|househelp|house girl|housegirl|live-in helper|live in helper|live-in maid|live-in nanny|live-in caregiver|kasambahay|maid agency|household worker|household workers|household service worker|foreign maid|my maid|the maid|maids|as a maid|as maid|a housemaid|maid job|maid work|nanny job|live-in nanny job",
    absconding:
      "absconder|absconders|absconding|abscond|absconded|absconding report|huroob|runaway worker|runaway maid|run away from employer|ran away from my employer|ran away from employer|escape from employer|escaped from my employer",
    agent:
      "agent|agents|agency|agencies|broker|brokers|recruiter|recruiters|recruiting|subagent|sub-agent|subagents|sub agent|manpower|manpower agency|employment agency|employment agencies|recruitment agency|recruitment agencies|recruitment agent|recruitment agents|hiring agency|staffing agency|labour broker|labor broker|labour contractor|labor contractor|middleman|middlemen|connection man|trolley|contractor|manning agency|gangmaster|sending agency|sending organisation|sending organization|placement agency|placement office",
    employer:
      "employer|employers|employer's|my boss|boss|bosses|oga|sponsor|sponsors|company owner|our company|the company|my company|patron|mistress of the house|factory owner|farm owner|boat owner|my manager|foreman|householder|host family|the family i work for",
    salary:
      "salary|salaries|wage|wages|my pay|their pay|our pay|payslip|pay slip|payslips|monthly pay|basic pay|take-home pay|minimum wage|per month salary|pay day|payday|paid monthly|paid per hour|hourly rate|stipend|pay is half|pay is less|pay is lower|pay is not|pay was less|lower pay|less pay|half pay|less money|remuneration|compensation package|wps",
    recruitment:
      "recruitment|recruit|recruits|recruited|hiring|hiring now|urgent hiring|now hiring|we are hiring|job|jobs|job offer|job order|job vacancy|vacancy|vacancies|job opening|job openings|employment|apply now|applicants|applicant|candidates|candidate|wanted workers|workers wanted|workers needed|urgently needed|deploy|deployment|deployed|interview|job seeker|job-seeker|job seekers|selected for the job|my slot|your slot|work opportunity|position available|full-time|part-time|job description",
    worker:
      "worker|workers|worker's|workers'|employee|employees|labourer|labourers|laborer|laborers|labour|labor|co-worker|co-workers|coworkers|trainee|trainees|trade union|farmworker|farmworkers|crew member|crew members|deckhand|deckhands|seafarer|seafarers|i work as|i am working as|i work in a|working as a|at work|workplace|work site|worksite",
    overtime:
      "overtime|rest day|rest days|no day off|without day off|without a day off|no days off|day off|days off|hours a day|hours per day|hours every day|hours daily|seven days a week|7 days a week|from morning until midnight|no rest|work 7 days|never get a day off",
    unpaid:
      "not paid|not been paid|have not paid|has not paid|haven't paid|hasn't paid|hasnt paid|havent paid|didn't pay|didnt pay|did not pay|won't pay me|wont pay me|refuses to pay|refuse to pay|refused to pay me|never paid|no pay for|no salary|no wages|without pay|without salary|unpaid|unpaid wages|unpaid salary|withhold wages|withheld wages|withholding wages|withhold salary|salary withheld|wages withheld|delayed salary|salary delayed|late salary|holding my salary|hold my salary|keeps my salary|keep my salary|keeping my salary|owe us wages|owes me salary|owes me wages|stole my wages|pay us less|paid less than|less than promised|first two months salary|end of service",
    deduction:
      "salary deduction|salary deductions|wage deduction|wage deductions|payroll deduction|deduct from salary|deducted from salary|deducted from my salary|deducted from your salary|deduct from your salary|deducted from wages|deducted from their wages|cut from salary|cut from wages|cut from pay|cut from your salary|cut my salary|salary cut|cut your salary|deduct my salary|deducts my salary|deduct from my salary|from your salary|from my salary|from their salary|from your wages|from my wages|from the wages|taken from my pay|taken from wages|out of your wages|out of my wages|out of your salary|out of my salary|out of our salary|out of our checks|out of our paychecks|out of my paycheck|out of their pay|out of our pay|out of my check|salary loan|salary advance|work off the debt|work it off|work off your debt|pay back by working",
    sector:
      "corridor|helper|helpers|caregiver|caregivers|care worker|nanny|babysitter abroad|factory|factories|the farm|this farm|construction|construction site|construction worker|plantation|plantations|palm oil|farm work|farm job|farm hand|fruit picking|fruit pickers|picker|harvest|greenhouse|fishing boat|fishing vessel|trawler|on the boat|on the vessel|on board|the ship|the vessel|warehouse|garment|sewing|electrician|plumber|welder|mason|carpenter|scaffolder|steel fixer|cleaner|cleaners|cleaning job|housekeeping|housekeeper|waiter|waitress|kitchen helper|cook job|driver job|house driver|delivery rider|security guard|hotel job|restaurant job|salon|spa|massage|nurse|nurses|nursing aide|labour camp|labor camp|the camp|dormitory|dorm|bunkhouse|accommodation provided|free accommodation|free food and accommodation|shipyard|brick kiln|slaughterhouse|meat plant|seafood processing|call center job|scam compound|online scam|gaming company|casino job|khadama|shepherd|camel farm|gardener job",
    overseer:
      "madam|maam|ma'am|sir|captain|supervisor|supervisors|my sir|baba|mama|master|skipper|bosun|crew leader|team leader|landlord of the camp|recruiter's office|hr office|the office|the management",
    fee: "fee|fees|charge|charges|charged|service charge|service fee|processing fee|application fee|registration fee|commission|down payment|downpayment|advance payment|upfront|up front|pay first|pay before|non refundable|non-refundable|nonrefundable|reservation fee|medical fee|training fee|orientation fee|documentation fee|insurance fee|ticket cost|gift card|western union|send money|i paid|we paid|pay half|full payment|installment|instalment|receipt|collecting money|asking for money|ask for money|asks for money|asked me to pay|have to pay|must pay|pays nothing|pay nothing|payment",
    deposit:
      "security deposit|deposit|bond|bonds|surety|guarantor|guarantors|guarantee money|collateral|promissory note|blank cheque|blank check|post-dated cheque|postdated checks|land title|forfeit|forfeited|forfeiting|penalty|penalties|fine|fined|breach fee|breach of contract",
    loan: "loan|loans|lending|lender|lenders|debt|debts|owe|owes|owe him|owe her|owe them|borrow|borrowed|moneylender|money lender|interest rate|interest|5-6|paid off|repay|repayment|pay back|mortgage our land|selling our land|sold our land|sold land|pawned|finance company",
    passport:
      "passport|passports|residence card|residence permit|work card|travel document|travel documents|identity documents|identity document|id card|my papers|our papers|my documents|our documents|my ids|identification documents",
    seizure: `${KEPT_BACK}|keeps my passport|keep my passport|kept my passport|keep your passport|keeps your passport|hold your passport|holds your passport|holding my passport|hold my passport|holds my passport|took my passport|took our passports|taken my passport|have my passport|has my passport|have our passports|took my phone|takes my phone|took our phones|confiscated|confiscate|confiscates|confiscation|surrender your passport|surrender passport|give back my passport|give my passport back|returned my passport|return my passport|passport back|withheld my documents|surrender your phone|phone taken|no phone allowed|keep your original documents|passport will be kept|keep passports|keeps all passports|passport safekeeping`,
    contract:
      "contract|contracts|agreement|new contract|changed my contract|changed the contract|second contract|contract substitution|sign this|sign a blank|signed a blank|signed the contract|sign the contract|clause|terms of employment|new paper|offer letter|appointment letter|different contract|standard contract",
    visa: "visa|visas|work documents|sponsorship|convert to employment|convert it to|visit visa|tourist visa to work|immigration officer|immigration",
    confinement: `${KEPT_IN}|locks the door|lock the door|locked the door|locked in|locks me|lock me|locked me|locked inside|locked us|locked up|lock us|cannot leave|can't leave|cant leave|can not leave|could not leave|not allowed to leave|not allowed to go out|not allowed outside|won't let me leave|wont let me leave|will not let me|won't let us leave|let me leave|let me go home|let us go home|cannot go out|can't go out|cant go out|cannot go home|can't go home|cant go home|not allowed to go|guarded|guards at the gate|gate is guarded|no exit|ashore|nobody leaves|no one leaves|nobody may leave|no way out|trapped|stuck in|stuck here|held captive|detained|don't let me out|dont let me out|never let me out|escape|can't resign|cannot resign|cant resign|not allowed to resign|won't let me resign|cannot quit|can't quit|cannot change employer|change employer|transfer employer|go outside alone|not allowed phone|not allowed to use phone|not allowed to talk|not allowed to call|forbidden to leave`,
    violence:
      "beats me|beat me|beats us|beat us|beaten|beat two|hits me|hit me|slap|slapped|slaps|slaps me|kicked me|punched|touches me|touched me|touch me|harass|harassed|harassment|molest|molested|rape|raped|abuse|abused|abusive|abuses|abusing|assault|assaulted|burned me|burnt me|pulled my hair|physically hurt|sexual|hurt me|hurts me|scald|scalded",
    threat:
      "threat|threats|threaten|threatens|threatened|threatening|call the police|report you|report me|report to police|reported to the police|deport|deported|deportation|blacklist|blacklisted|illegal status|arrest you|arrested|jail|harm your family|harm my family|your family will|your guarantor|your mother|if you run away|if you leave|if you complain|if you refuse|cancel my visa|cancel your visa|send you back|send me back|sent back home|terminate you|you will pay|replace you|shout at me|shouts at me|insult|insults|no one will believe|afraid|scared|scare",
    conditions:
      "no food|not enough food|only rice|one meal|fed once|sleep on the floor|sleep three hours|hours of sleep|hours sleep|sleep only|no safety|no clean water|dirty water|crowded room|no toilet|no medical|not allowed to see doctor|refused doctor|injured at work|accident at work|hungry|starving|no air con|leftovers|sleep in the kitchen|no privacy|sick but",
    complaint:
      "different job|not the job|not what they promised|not what was promised|promised|was promised|cheated|scammed|scam|fraud|fake job|fake agency|fake offer|false promise|lied|deceived|tricked|overcharged|exploited|exploitation|rights|my rights|complain|complaint",
    travel:
      "ticket|air ticket|airfare|flight|departure|arrival|airport|go abroad|abroad|overseas|guaranteed visa|embassy|consulate|repatriate|repatriation|go home|send me home|border|smuggler",
    law: "legal|illegal|legally|illegally|lawful|unlawful|law|laws|regulation|regulations|convention|conventions|statute|article|act|ordinance|rule|rules|licensed|license|licence|unlicensed|policy|indicator|indicators|compliance|prohibited|allowed to charge|ngo|hotline|helpline|caseworker",
    help: "help|please help|help me|help us|what can i do|what should i do|what can we do|who can i call|who can help|where can i report|where to report|need advice|rescue|save me|i want to go home",
    everyday:
      "recipe|lovely|loves|enjoy|enjoys|happy with|love my job|great colleagues|cook for|football|soccer|basketball|marathon|school|homework|holiday|vacation|trip|tourist attraction|sightseeing|worth a visit|museum|beach|wedding|birthday|movie|film|novel|song|concert|game|video game|car|gym|puppy|dog|cat|garden|phone plan|netflix|bank account|credit card|mortgage rate|tax return|weather|hike|hiking|hotel booking|restaurant menu|drawer|volunteer|hobby|poem|landlord|apartment|tenant|library|math|team|club",
  },
  neutral:
    "travel agent|travel agents|travel agency|real estate agent|estate agent|insurance agent|insurance broker|secret agent|cleaning agent|agent of change|news agency|space agency|customs broker|stock broker|real estate broker|software agent|ai agent|chemical agent|car loan|auto loan|student loan|student loans|home loan|housing loan|bank loan|library loan|on loan|school fee|school fees|tuition fee|tuition fees|membership fee|entrance fee|entry fee|delivery fee|parking fee|late fee|bank charges|free of charge|in charge|phone contract|rental contract|rental agreement|lease agreement|gym contract|loss of interest|interest in|interested in|point of interest|no interest|of interest|conflict of interest|security deposit on my apartment|apartment deposit|savings deposit|bank deposit|james bond|bond movie|chemical bond|visa card|visa debit|visa credit|good job|great job|nice job|job well done|steve jobs|labour party|labor day|labour day|sponsor of the team|team sponsor|sponsor a child|football captain|team captain|captain of the team|captain america|dear sir|dear madam|sir or madam|act now|act of kindness|rule of thumb|employee of the month|the boss level|final boss|boss fight|boss battle|hugo boss|coffee maid|maid of honor|maid of honour|old maid|the maid of|in labour|in labor|went into labour|just fine|am fine|is fine|fine dining|fine art|i am fine|that's fine|a fine|hand in hand|phone charger|charge my phone|charged my phone|battery charge|fully charged|science fair|slave to|sexual education|cook book|job done|ship it|movie ticket|concert ticket|parking ticket|lottery ticket|escape room|escape key|great escape",
};
