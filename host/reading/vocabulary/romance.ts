import type { Vocabulary } from "./subject.ts";

/** Spanish. */
export const spanish: Vocabulary = {
  language: "es",
  words: {
    care: "limpieza|cuidadora",
    absconding:
      "me escapé de mi patrón|me escapé de la casa|me fugué|huí de mi patrón|hui de mi patron|reporte de fuga|denuncia de fuga",
    no_status:
      "sin papeles|indocumentada|indocumentados|visa vencida|visado caducado|se me venció la visa|situación irregular|miedo a la policía|miedo de la policía|miedo a la migra|miedo a inmigración|me deporten|me van a deportar|deportarme",
    fishing:
      "barco pesquero|barcos pesqueros|buque pesquero|pesquero|pesqueros|pescador|pescadores|barco de pesca",
    migrant:
      "trabajador migrante|trabajadores migrantes|trabajadora migrante|jornalero|jornaleros|trabajo en el extranjero|trabajar en el extranjero|trabajadores temporales|trabajador temporal|trabajadores agrícolas|trabajo en el norte|trabajadores huéspedes|bracero|braceros|indocumentado",
    forced_labour:
      "trabajo forzoso|trabajo forzado|trata de personas|esclavitud|esclavo|esclava|esclavos|servidumbre|trata laboral|explotación laboral|nos obligan a trabajar|me obliga a trabajar",
    recruitment_fee:
      "cuota de colocación|cuota de reclutamiento|cobro por la visa|cobran por la visa|cobramos por la visa|tarifa de contratación|cobro por reclutamiento|pagar por el trabajo|comisión por el trabajo|cuota de contratación|cobro por el trabajo",
    work_permit:
      "permiso de trabajo|visa de trabajo|visado de trabajo|visa h-2a|visa h-2b|visa h2a|visa h2b|nulla osta|visa laboral",
    domestic_work:
      "empleada doméstica|empleadas domésticas|trabajadora del hogar|trabajadoras del hogar|empleada de hogar|interna|servicio doméstico|trabajo doméstico|limpiadora|cuidadora|niñera|trabajadoras domésticas|trabajo en casa de familia|trabaja en casa de familia|empleada del hogar|empleadas del hogar|empleada de casa|trabajadora doméstica|trabajo de interna|trabaja de interna|trabajo como interna|trabaja como interna|muchacha de servicio|sirvienta|mucama",
    agent:
      "reclutador|reclutadores|reclutadora|enganchador|coyote|agencia de empleo|agencia|contratista|contratistas|intermediario|intermediarios|mayordomo",
    employer:
      "patrón|patron|patrona|patrones|empleador|empleadora|empleadores|jefe|jefa|mi jefe|la empresa|la empacadora|el rancho|ranchero",
    salary: "sueldo|salario|salarios|sueldos|paga semanal|jornal|pago por hora|nómina",
    recruitment:
      "trabajo|empleo|vacante|vacantes|se busca|se solicita|se solicitan|contratando|oferta de trabajo|oferta de empleo|reclutamiento|contratación|aspirantes|apartamos tu lugar|apartar tu lugar|aparta tu lugar|trabajo en el campo",
    worker:
      "trabajador|trabajadora|trabajadores|trabajadoras|obrero|obreros|empleado|empleados|peón|peones|compañeros de trabajo",
    overtime:
      "horas extra|horas extras|sin descanso|sin día libre|horas al día|horas diarias|día de descanso|sin días libres|día libre",
    unpaid:
      "no me pagan|no nos pagan|no me paga|no me han pagado|no nos han pagado|no me pagó|no nos pagaron|me deben|nos deben|sin pagar|retienen el sueldo|retener el salario|salario retenido|salarios retenidos|no me pagaron|sin sueldo|sin cobrar|me debe|nos debe|me adeuda|me adeudan|nos adeuda|nos adeudan|no nos paga|no he cobrado|no hemos cobrado|sigo sin cobrar|seguimos sin cobrar",
    deduction:
      "descuento del sueldo|te descuentan|descuentan|me descuentan|nos descuentan|descuento de nómina|del sueldo|descontar|descontado|descuentos",
    sector:
      "campo|cosecha|pizca|fábrica|maquila|construcción|invernadero|invernaderos|empacadora|limpieza|cocinero|chofer|granja|fresa|barco pesquero|rancho",
    overseer: "capataz|encargado|supervisor|capitán|señora|mayordomo",
    fee: "cuota|cobro|cobran|cobramos|cobra|cobrar|comisión|anticipo|pagar|pagué|pagar por adelantado|tarifa|gastos|recibo|inscripción|trámite|si no pagas|honorarios",
    deposit: "depósito|fianza|garantía|multa|penalización|escrituras|pagaré|aval",
    loan: "préstamo|deuda|deudas|intereses|prestamista|le debo|prestado|empeñar|prestamos|préstamos|debo",
    passport: "pasaporte|pasaportes|documentos|identificación|mis papeles|papeles",
    seizure:
      "se queda con tu pasaporte|se queda con mi pasaporte|se quedó con mi pasaporte|me quitó el pasaporte|me quitaron el pasaporte|retiene mi pasaporte|retienen los pasaportes|retienen el pasaporte|retener pasaportes|guarda mi pasaporte|tiene mi pasaporte|tienen mi pasaporte|me quitaron el celular|me quitó el celular|me quitaron el teléfono|confiscó|confiscaron|no me devuelve",
    contract: "contrato|contratos|firmar|firmé|firmaste|acuerdo|otro contrato",
    visa: "visa|visado|visa de turista|turista",
    confinement:
      "encerrado|encerrada|encerrados|encerradas|la tienen en un|la tienen en una|lo tienen en un|lo tienen en una|las tienen en un|las tienen en una|los tienen en un|los tienen en una|la tienen en el|la tienen ahí|no me deja salir|no me dejan salir|no nos dejan salir|no puedo salir|me encierra|bajo llave|no puedo irme|no dejan ir|vigilado|guardias|secuestrado|secuestrada|secuestraron|secuestro|rescate por|piden rescate|pagar rescate|rehén|me tienen encerrado|me tienen encerrada",
    violence:
      "me golpea|me golpeó|nos golpea|golpes|golpeado|acoso|acoso sexual|violación|violó|me tocó|maltrato|abuso|abusos|maltratan|me pega|del cuello|me empujó|me empuja|me tiró|me aventó|me jaló|me zarandeó|pistola|a punta de|con un cuchillo|con un cable|con el cinturón|me rompió el brazo|me rompió la|me manosea|me pegó|acuesto con él|acueste con él|acostarme con él|acostarme con mi jefe|dormir con él|lo golpearon|guardias armados|hombre armado|hombres armados",
    threat:
      "amenaza|amenazas|amenazan|me amenaza|amenazó|llamar a la migra|la migra|deportar|deportan|deportación|policía|lista negra|miedo|tengo miedo",
    conditions: "sin comida|hambre|dormimos en el suelo|sin agua|hacinados|pasamos hambre",
    complaint:
      "estafa|engaño|engañaron|me engañaron|fraude|prometieron|prometido|promesa|mis derechos|derechos",
    travel: "extranjero|frontera|boleto|embajada|consulado|aeropuerto|vuelo|volver a mi país",
    law: "legal|ilegal|ley|es legal|derecho|permitido|convenio|reglamento|licencia|denuncia|denunciar",
    wish_to_die:
      "quiero morir|quiero morirme|me quiero morir|quiero matarme|voy a matarme|me voy a matar|pienso en matarme|quitarme la vida|suicidarme|me voy a suicidar|no quiero vivir|ya no quiero vivir|no quiero seguir viviendo|acabar con mi vida|terminar con mi vida|quitarse la vida|quiere morir|quiere matarse",
    help: "ayuda|auxilio|ayúdenme|por favor ayuda|qué puedo hacer|qué hago|ayúdame|dónde puedo denunciar",
    everyday:
      "receta|fútbol|escuela|vacaciones|película|canción|cumpleaños|coche|turismo|excursión|colegio|delantero|árbitro|goles|fichó|fichaje|selección nacional|mundial de fútbol|penalti",
  },
  neutral:
    "ayuda a domicilio|ayuda de cámara|ayuda de cocina|ayuda de cuenta|ayuda doméstica|ayuda en casa|ayuda en el hogar|ayuda alimentaria|ayuda social|ayudas sociales|ayuda humanitaria|centro de ayuda|no quiero vivir en|no quiero vivir con|no quiero vivir aquí|no quiero vivir ahí|no quiero vivir allí|no quiero vivir cerca|no quiero vivir de|no quiero vivir sola|no quiero vivir solo|no quiero vivir lejos|no quiero seguir viviendo en|no quiero seguir viviendo con|no quiero seguir viviendo aquí|no quiero seguir viviendo ahí|no quiero seguir viviendo allí|no quiero seguir viviendo cerca|no quiero seguir viviendo de|no quiero seguir viviendo sola|no quiero seguir viviendo solo|no quiero seguir viviendo lejos|ya no quiero vivir en|ya no quiero vivir con|ya no quiero vivir aquí|ya no quiero vivir ahí|ya no quiero vivir allí|agencia de viajes|agencia inmobiliaria|préstamo de coche|contrato de alquiler|trabajo escolar|buen trabajo|campo de fútbol|señora directora|jefe de estado|préstamo hipotecario|campo de juego|clases",
};

/** French. */
export const french: Vocabulary = {
  language: "fr",
  words: {
    care: "nettoyage",
    absconding:
      "je me suis enfui|je me suis enfuie|j'ai fui mon patron|j'ai fui mon employeur|j'ai fui la maison|déclaration de fuite",
    no_status:
      "visa expiré|visa est expiré|titre de séjour expiré|situation irrégulière|peur de la police|peur des policiers|m'expulser|être expulsé|être expulsée|en situation illégale",
    fishing:
      "bateau de pêche|bateaux de pêche|chalutier|chalutiers|pêcheur|pêcheurs|navire de pêche",
    migrant:
      "travailleur migrant|travailleurs migrants|travailleuse migrante|travailler à l'étranger|travail à l'étranger|emploi à l'étranger|sans-papiers|sans papiers|travailleurs saisonniers|travailleur saisonnier|travailleurs détachés",
    forced_labour:
      "travail forcé|traite des êtres humains|traite humaine|esclavage|esclave|servitude",
    recruitment_fee: "frais de recrutement|frais de placement|frais d'agence|payer pour le travail",
    work_permit:
      "permis de travail|visa de travail|titre de séjour salarié|autorisation de travail",
    domestic_work:
      "employée de maison|employées de maison|travailleuse domestique|travailleuses domestiques|travail domestique|femme de ménage|bonne à tout faire|aide ménagère|domestique|domestiques|nounou|boniche|fille de maison|employée domestique|travailleur domestique|aide à domicile|bonne chez|travaille dans une maison|travaille dans une famille|garde d'enfants|femme de maison|employée à domicile|servante|travail de maison",
    agent:
      "agence de recrutement|agence|recruteur|recruteurs|intermédiaire|intermédiaires|passeur|courtier|agence de placement|démarcheur",
    employer: "employeur|employeurs|patron|patronne|ma patronne|mon patron|l'entreprise|ma madame",
    salary: "salaire|salaires|paie|paye|rémunération|fiche de paie",
    recruitment:
      "recrutement|recrute|recrutons|emploi|embauche|embaucher|offre d'emploi|poste|postes|candidats|candidature|travail|travailler|on recherche",
    worker:
      "travailleur|travailleurs|travailleuse|travailleuses|ouvrier|ouvriers|employé|employée|employés|salarié|salariés",
    overtime:
      "heures supplémentaires|sans repos|sans jour de repos|heures par jour|jour de repos|sans congé|jour de congé",
    unpaid:
      "pas payé|pas payée|pas payés|n'ai pas été payé|n'a pas payé|ne me paie pas|ne nous paie pas|sans salaire|salaire impayé|salaires impayés|ne m'a pas payé|retient mon salaire|n'a pas payé mon salaire|impayés|impayé|pas reçu mon salaire|pas reçu notre salaire|pas touché mon salaire|pas touché notre salaire|me doit|me doivent|nous doit|nous doivent|salaire en retard|salaires en retard|retard de salaire|pas encore payé",
    deduction:
      "retenue sur salaire|retenues sur salaire|déduit de mon salaire|déduit du salaire|prélevé sur le salaire|retenu sur le salaire|déduction|déduits|sur votre salaire|sur mon salaire",
    sector:
      "usine|chantier|construction|bâtiment|vendanges|récolte|cueillette|nettoyage|chauffeur|bateau de pêche|champs",
    overseer: "madame|monsieur|chef|contremaître|capitaine|chef de chantier",
    fee: "frais|commission|frais de dossier|payer|paiement|avance|acompte|verser|reçu|à payer|virement|payé",
    deposit: "caution|dépôt|garantie|amende|pénalité",
    loan: "prêt|dette|dettes|intérêt|intérêts|emprunt|emprunté|dois de l'argent|rembourser",
    passport: "passeport|passeports|papiers|documents d'identité|pièce d'identité",
    seizure:
      "pris mon passeport|confisqué mon passeport|garde mon passeport|gardent mon passeport|retient mon passeport|confisqué|confisque|confisquent|gardé mon passeport|pris mon téléphone|rendre mon passeport|garde les passeports|retient les passeports",
    contract: "contrat|contrats|signer|signé",
    visa: "visa|visa de tourisme|visa touristique",
    confinement:
      "enfermée|enfermé|enferme|pas le droit de sortir|interdit de sortir|ne me laisse pas sortir|ne peux pas sortir|ne peux pas partir|séquestrée|séquestré|à clé|empêche de partir|m'empêche de sortir|kidnappé|kidnappée|rançon|otage|retenu contre|retenue contre",
    violence:
      "me bat|battue|battu|frappe|frappée|frappé|viol|violée|violence|violences|harcèlement|agression|maltraitance|maltraitée|me touche",
    threat: "menace|menaces|menacé|menacée|menacer|police|expulser|expulsion|peur|dénoncer",
    conditions: "sans nourriture|rien à manger|dors par terre|faim|pas à manger",
    complaint: "arnaque|escroquerie|promis|trompé|trompée|mes droits|faux contrat",
    travel: "étranger|billet|ambassade|consulat|aéroport|rentrer chez moi|rentrer au pays",
    law: "légal|illégal|loi|droit|droits|autorisé|convention|légalement|est-ce légal|plainte",
    wish_to_die:
      "je veux mourir|envie de mourir|me suicider|je vais me tuer|je veux me tuer|envie de me tuer|mettre fin à mes jours|en finir avec la vie|me donner la mort|je ne veux plus vivre|je veux plus vivre|plus envie de vivre|me pendre|elle veut mourir|il veut mourir",
    help: "aide|aidez-moi|au secours|que faire|que puis-je faire|aidez moi|à l'aide",
    everyday:
      "recette|football|école|vacances|film|chanson|anniversaire|voiture|tourisme|cuisine|attaquant|gardien de but|arbitre|ligue 1|mercato|coupe du monde",
  },
  neutral:
    "aide-soignante|aide-soignant|aide soignante|aide soignant|aides-soignantes|aides soignantes|aide-cuisinier|aide cuisinier|aide-cuisinière|aide cuisinière|aide de cuisine|aide-maçon|aide maçon|aide-comptable|aide comptable|aide familiale|aide sociale|aide juridique|aide juridictionnelle|aide au logement|aide aux devoirs|aide médicale|aide alimentaire|aide humanitaire|aide à la personne|je ne veux plus vivre en|je ne veux plus vivre dans|je ne veux plus vivre avec|je ne veux plus vivre ici|je ne veux plus vivre à|je ne veux plus vivre au|je ne veux plus vivre aux|je ne veux plus vivre chez|je ne veux plus vivre là|je veux plus vivre en|je veux plus vivre dans|je veux plus vivre avec|je veux plus vivre ici|je veux plus vivre à|je veux plus vivre au|je veux plus vivre aux|je veux plus vivre chez|je veux plus vivre là|agence de voyage|agence de voyages|agence immobilière|prêt immobilier|prêt étudiant|bon travail|prêt à|contrat de location|frais de scolarité|chef de cuisine|animal domestique|vol domestique",
};

/** Portuguese. */
export const portuguese: Vocabulary = {
  language: "pt",
  words: {
    care: "limpeza",
    absconding: "fugi do patrão|fugi da casa|fugi do emprego|fugi do meu patrão|fugi da patroa",
    no_status:
      "sem papéis|sem documentos|indocumentado|indocumentada|visto vencido|visto expirado|visto caducado|situação irregular|medo da polícia|medo do sef|medo da imigração|ser deportado|ser deportada|me deportem",
    fishing: "barco de pesca|barcos de pesca|pesqueiro|navio pesqueiro|pescador|pescadores",
    migrant:
      "trabalhador migrante|trabalhadores migrantes|imigrante|imigrantes|trabalhar no estrangeiro|trabalho no exterior|trabalhar no exterior|trabalho no estrangeiro|trabalhadores sazonais",
    forced_labour:
      "trabalho forçado|trabalho escravo|tráfico de pessoas|escravidão|escravo|escrava|análogo à escravidão|servidão",
    recruitment_fee: "taxa de recrutamento|taxa de agência|taxa de colocação|cobram pela vaga",
    work_permit:
      "visto de trabalho|autorização de trabalho|autorização de residência|permissão de trabalho",
    domestic_work:
      "empregada doméstica|trabalhadora doméstica|trabalho doméstico|empregada interna|babá|faxineira|diarista|doméstica|empregada de limpeza numa casa|trabalho em casa de família|trabalha em casa de família|empregada de casa|trabalhadora do lar|cuidadora de idosos|ama de crianças|serviço doméstico",
    agent: "agência|recrutador|angariador|gato|coiote|intermediário|agência de emprego|aliciador",
    employer: "patrão|patroa|empregador|empregadora|entidade patronal|chefe|a empresa",
    salary: "salário|salários|ordenado|pagamento mensal",
    recruitment:
      "emprego|vaga|vagas|recrutamento|contrata-se|trabalho|oferta de emprego|candidatos|contratação|recruta-se|trabalhar",
    worker:
      "trabalhador|trabalhadora|trabalhadores|trabalhadoras|operário|operários|empregado|funcionário",
    overtime: "horas extras|sem folga|horas por dia|folga|sem descanso",
    unpaid:
      "não me paga|não me pagam|não pagou|não pagaram|não recebi salário|sem receber|salário em atraso|salários em atraso|não recebo|salário retido|sem salário|salário atrasado|salários atrasados|me deve|me devem|nos deve|nos devem|devem-me|deve-me|não recebi o salário|não recebemos o salário",
    deduction: "desconto no salário|descontado do salário|descontam|do salário|desconta",
    sector: "fábrica|obra|construção|colheita|estufas|limpeza|agricultura|fazenda|motorista|apanha",
    overseer: "encarregado|senhora|capataz|capitão",
    fee: "taxa|comissão|sinal|pagar|pagamento adiantado|recibo|adiantado|cobram|cobrança|custo",
    deposit: "caução|depósito|multa|fiança|garantia",
    loan: "empréstimo|dívida|juros|devo|emprestado",
    passport: "passaporte|passaportes|documentos",
    seizure:
      "ficou com o meu passaporte|ficou com meu passaporte|reteve o passaporte|retém o passaporte|tirou o meu passaporte|tirou meu passaporte|confiscou|guarda o passaporte|ficam com o passaporte",
    contract: "contrato|contratos|assinar|assinei",
    visa: "visto|visto de turista",
    confinement:
      "trancada|trancado|não me deixa sair|não posso sair|não deixam sair|presa em casa|tranca a porta|não me deixam sair|sequestrado|sequestrada|sequestraram|resgate por|pedem resgate|pagar resgate|refém|cárcere",
    violence: "me bate|bateu|bateu-me|agressão|assédio|violação|estupro|abuso|maus-tratos",
    threat: "ameaça|ameaças|ameaçou|ameaçam|polícia|deportar|medo|tenho medo",
    complaint: "burla|golpe|enganado|enganada|prometeram|direitos",
    travel: "estrangeiro|exterior|embaixada|consulado|passagem|voltar para casa",
    law: "legal|ilegal|lei|direito|denúncia|licença",
    wish_to_die:
      "quero morrer|vou me matar|quero me matar|penso em me matar|pensando em me matar|tirar minha vida|tirar a minha vida|tirar a própria vida|me suicidar|suicidar-me|não quero mais viver|não quero viver|acabar com a minha vida|acabar com minha vida|pôr fim à minha vida|pôr fim à vida|quer morrer|quer se matar",
    help: "ajuda|socorro|me ajudem|o que posso fazer|ajudem-me|por favor me ajude",
    everyday:
      "receita|futebol|escola|férias|filme|música|aniversário|carro|atacante|zagueiro|goleiro|árbitro|gols|campeonato|copa do mundo",
  },
  neutral:
    "ajuda de custo|ajuda de casa|ajuda doméstica|ajuda alimentar|ajuda humanitária|central de ajuda|não quero mais viver em|não quero mais viver no|não quero mais viver na|não quero mais viver nos|não quero mais viver nas|não quero mais viver com|não quero mais viver aqui|não quero mais viver lá|não quero mais viver longe|não quero mais viver de|não quero viver em|não quero viver no|não quero viver na|não quero viver nos|não quero viver nas|não quero viver com|não quero viver aqui|não quero viver lá|não quero viver longe|não quero viver de|agência de viagens|agência imobiliária|visto que|o gato|gato preto|bom trabalho|contrato de aluguel",
};
