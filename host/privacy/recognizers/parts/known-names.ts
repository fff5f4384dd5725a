/** Given names and surnames that many have where migrants leave from and go to, small and in Latin letters; words of some language among them are names only where nothing speaks against it. */
const NAMES = [
  // The Philippines
  "maria marie marilou marites rowena jocelyn analyn liza luz josefina teresita rosalinda lorna gloria rosario cristina maricel marivic jennifer jenny michelle arlene rosemarie jonalyn maribel melanie mylene imelda lourdes erlinda lolita jomar rodel arnel rommel edgar ricardo eduardo fernando rodrigo santos reyes cruz bautista ocampo garcia mendoza torres castillo villanueva ramos aquino navarro aguilar dizon salazar pascual manalo soriano domingo valdez",
  // Indonesia and Malaysia
  "siti sri dewi endang yuli tuti wati sumiati sulastri wahyuni lestari rahayu ningsih aminah nurul nur aisyah fitri fitria ratna rini yanti yuni susanti kartini puji slamet agus budi joko bambang sutrisno hartono wulandari handayani utami astuti suryani kurniawati halimah sumarni suparti partini rukmini indah",
  // Nepal and India
  "sunita anita sita gita kamala bimala vimala kabita kavita sabita sarita laxmi lakshmi maya rekha radha sushila bishnu krishna hari ramesh suresh dinesh mahesh rajesh rakesh mukesh ganesh naresh bikash prakash santosh rajendra surendra narendra manoj sanjay sunil anil vijay ravi bahadur kumar kumari devi tamang gurung limbu magar thapa shrestha sherpa chaudhary yadav sharma singh patel khan reddy nair menon pillai",
  // Bangladesh and Pakistan
  "mondal bibi begum khatun akter aktar akhter parvin parveen sultana rahima rohima roksana rokeya fatema ayesha jahanara nasima hasina nasreen shabana shazia karim rahman rahim hossain hussain uddin islam miah abdul mohammad muhammad mohammed ahmed ahmad ali hasan hassan jashim shafiq rafiq",
  // Sri Lanka
  "perera silva fernando nilmini sriyani chandrika dissanayake bandara jayasinghe kumara",
  // East Africa
  "wanjiku wanjiru wambui wangari njeri nyambura muthoni wairimu akinyi atieno achieng adhiambo awuor anyango auma wafula wekesa nafula nekesa otieno odhiambo ochieng omondi onyango kamau mwangi kariuki njoroge kimani mutua mwende musyoka chebet chepkoech cherono kiptoo amina juma zawadi asha halima mwanaisha hamisi nakato namukasa nakku babirye namutebi nalwanga nansubuga mukasa okello neema rehema",
  // West Africa
  "adeyemi adebayo adeola oluwaseun chinedu chioma ngozi nkechi okafor okeke kwame kofi kwabena akosua abena adwoa mensah asante owusu boateng osei aminata kadiatu mariama fatoumata aissatou mariam diallo traore camara kamara koroma sesay conteh kone coulibaly toure moussa mamadou ibrahima ousmane",
  // The Horn of Africa
  "almaz tigist hiwot selam meseret abebech abebe bekele tesfaye tadesse worku alemu haile birtukan tsehay",
  // Arabic
  "fatima fatma zainab zeinab khadija maryam aisha noura nora noor latifa huda salma samira khaled khalid abdullah mohamed mahmoud mustafa youssef yousef ibrahim salem saeed hamad faisal omar bilal rashid",
  // Spanish, Portuguese and English
  "juana rosa carmen yolanda lucia marisol guadalupe juan jose carlos luis miguel pedro gonzalo quispe mamani condori huaman gonzalez rodriguez hernandez lopez martinez perez sanchez ramirez diaz morales jimenez fernandes oliveira souza pereira ana mary joan jane janet esther ruth sarah agnes beatrice catherine christine elizabeth florence irene josephine joyce judith lilian lydia margaret martha nancy naomi pauline phoebe priscilla rachel rebecca sharon sylvia susan veronica winnie john james joseph peter paul david daniel samuel michael stephen patrick moses isaac brian kevin dennis",
  // Viet Nam and Central Asia
  "nguyen tran pham hoang huynh gulnara gulnora dilnoza zarina nigora madina aigul rustam farhod akmal",
  // Second names of South Asia and the Gulf in their own scripts, and of Russian speakers
  "देवी कुमारी कुमार बीबी बेगम खातून तमांग तामाङ राई लामा गुरुंग गुरुङ थापा यादव सिंह शर्मा बहादुर श्रेष्ठ मगर বেগম খাতুন আক্তার আখতার পারভীন পারভিন সুলতানা মিয়া হোসেন ইসলাম রহমান بی بی بیگم خاتون خان احمد محمد علي علی حسن محمود فاطمة مريم عائشة زينب خديجة حليمة نورة سعاد عمر خالد يوسف إبراهيم عبدالله مصطفى பேகம் பெரேரா සිල්වා පෙරේරා рустам гульнара дилноза зарина мадина нигора оксана",
];

/** Given names that are words of English, too. */
const OF_WORDS = "grace mercy joy precious blessing princess angel rose ruby cherry daisy lily";
/** Those that nobody means who says one of them alone. */
const OF_WORDS_BEFORE_OTHERS =
  "hope faith patience charity gift comfort peace pearl charm april may june sunday happy lovely divine winner innocent";

const names = new Set(NAMES.flatMap((list) => list.split(" ")));
const ofWords = new Set(OF_WORDS.split(" "));
const beforeOthers = ofWords.union(new Set(OF_WORDS_BEFORE_OTHERS.split(" ")));

/** Whether a word is a name that many have. */
export function isKnownName(word: string): boolean {
  return names.has(plain(word));
}

/** Whether it is a given name that is a word of English, too, where it stands alone, or before other names. */
export function isNameAndWord(word: string, isAlone: boolean): boolean {
  return (isAlone ? ofWords : beforeOthers).has(word.toLowerCase());
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
