import type { Rule } from '@/lib/screening/rule';

/* The plainest words in other languages spoken in the UK, without accents like folded texts. */

const sells =
  'vendo|vende|vend|vende_se|sprzedam|vand|vindem|verkaufe|verkaufen|zu_verkaufen|a_vendre|venta|satilik|prodaju|parduodu';

const tobacco =
  'papierosy|papierosow|papierosami|fajki|fajek|tyton|tytoniu|szlugi|tigari|tigarile|tutun|tutunul|cigaretes|cigareciu|rukalai|tabakas|tabaka|cigarrillos|tabaco|cigarros|cigare|duhan|sigara|sigarasi|cigaretta|cigarety|tabak|sigarette|tabacco|cigarettes|clopes|tabac|zigaretten|kippen|cigareti|cigarete';
const smuggled =
  'akcyzy|akcyza|akcizo|akcizes|akciz|banderoli|banderol|przemyt|przemytu|ukrainy|bialorusi|tanie|tanio|karton|kartony|kartonu|wagon|wagony|timbru|accize|acciza|netimbrate|contrabanda|kontrabanda|kontrabandas|moldova|ucraina|cartus|cartusul|cartuse|ieftine|ieftin|blokas|bloka|blokais|pigios|pigiai|baltarusijos|baltarusiskos|vergisiz|kacak|ucuz|kontraband|lira_steka|unverzollt|unverzollte|unversteuert|unversteuerte|stange|stangen|contrabbando|senza_tasse|stecca|stecche|sin_impuestos|cartones|sem_imposto|macos|contrebande|sans_taxe|cartouche|cartouches|csempesz|ado_nelkul|nezdanene|bez_kolku|bez_dane|stek|stekove|duty_free';
const spirits = 'bimber|samogon|tuica|palinca|horinca|rakija|naminuke|naminis|samane';

export const otherLanguageRules: Rule[] = [
  {
    id: 'other-languages-goods',
    category: 'drugs, weapons and documents in other languages',
    action: 'hold',
    phrases: [
      'cocaina|kokain|kokaina|kokaine|kokainas|kokainu|koks|maconha|haxixe|haschisch|hachis|amfetamina|amfetamine|anfetamina|mefedron|metamfetamina|metanfetamina|heroina|heroine_a_vendre|narkotyki|narkotiki|droguri|drogen|drogas|esrar|charas|afeem|marihuana|marijuhana|mariuana|mariwana|mariuhana',
      `${sells} ..3 hierba|erba|herbe|gras|ziolo|iarba|beuh|maria|chocolate|polvo|bron|pistola|pistole|pistolet|pistolety|arma|arme|armas|silah|tabanca|waffe|waffen|munition|munitie|municion`,
      'gras|hierba|erba|herbe|ziolo|iarba|beuh|polvo ..6 gramm|gramme|gramo|grammo|gram|grama|lieferung|livraison|entrega|dostawa|livrare|consegna',
      'pistola|pistole|pistolet|arma|arme|waffe|silah|tabanca|bron ..6 verkauf|venta|vanzare|sprzedaz|sin_licencia|ohne_schein|bez_pozwolenia|fara_acte|sans_permis',
      'pasaporte|passaporte|passeport|passaporto|reisepass|paszport|pasaport|ausweis|carnet|permiso|permis|patente|fuhrerschein|prawo_jazdy|dowod|ehliyet|documentos|documenti|dokumente|dokumenty|acte|papeles|papiere ..5 falso|falsos|falsi|falsa|false|faux|falsch|gefalscht|gefalschte|falszywe|lewe|sin_examen|sans_examen|senza_esame|ohne_prufung|bez_egzaminu|fara_examen|sinavsiz',
      'falso|falsos|falsi|faux|falsche|gefalschte|falszywy|falszywe|lewe pasaporte|passeport|passaporto|reisepass|paszport|permis|carnet|documentos|documenti|dokumente|dokumenty|papiery|papiers',
      'menina|nina|muchacha|chica|fille|ragazza|madchen|dziewczyna|fata|kiz|mergina de|di|von|cu|w|in? #8-17 anos|ans|anni|jahre|lat|ani|yas|metu',
      '#8-17 jahre|ans|anos|anni|lat alt? fille|ragazza|madchen|chica|dziewczyna',
      'menor_de_edad|menores_de_edad|minderjahrig|minderjahrige|nieletnia|minorenne|minorenni|mineure|mineures',
    ],
    innocent: [
      'pistola|pistole|pistolet spray|massage|massaggio|de_pintura|para_pintar|calafatear|tapes',
      'foie gras',
      'mardi gras',
      'salt|pink himalayan',
    ],
    advice:
      'This reads like an offer of something that nobody may advertise here. If you sell something else, say in English what it is.',
    hits: [
      'Kokain und Gras, beste Qualität',
      'Vendo cocaína pura, entrega en mano',
      'Sprzedam zioło, dostawa',
      'Permis de conduire sans examen',
      'Pasaporte falso',
    ],
    passes: [
      'Foie gras dish and terrine',
      'Cours de français, étudiante à Bristol',
      'Nauka języka polskiego dla dzieci',
      'Permiso: Spanish novel',
      'Vendo sofá gris, buen estado',
    ],
  },
  {
    id: 'other-languages-rent',
    category: 'rent before viewing, in other languages',
    action: 'hold',
    groups: ['property'],
    phrases: [
      'kaution|miete|anzahlung ..8 vorab|im_voraus|uberweisen|uberweisung|western_union|vor_der_besichtigung',
      'schlussel|llaves|cles|clefs|chiavi|klucze|cheile|chaves ..6 post|per_post|postweg|correo|poste|posta|poczta|pocztą|courier|kurier|kurierem|dhl|curier',
      'besichtigung|visita|visite|ogladanie|vizionare ..3 nicht|no|pas|impossible|imposible|unmoglich|niemozliwe|nu|bez',
      'fianza|deposito|alquiler|caution|acompte|caparra|cauzione|kaucja|czynsz|garantie|avans ..8 antes|adelantado|por_adelantado|avant|anticipo|prima|z_gory|przed|inainte|transferencia|virement|bonifico|przelew',
    ],
    innocent: ['despues|apres|dopo|nach|po ..3 visita|visite|besichtigung|ogladanie'],
    advice:
      'Nobody should pay before they have seen a home. Say when it can be viewed, and ask for a deposit only after that.',
    hits: [
      { text: 'Kaution vorab, Schlüssel kommt per Post', group: 'property' },
      { text: 'Fianza por adelantado, llaves por correo', group: 'property' },
      { text: 'Kaucja z góry, klucze kurierem', group: 'property' },
    ],
    passes: [
      { text: 'Habitación luminosa, ven a verla', group: 'property' },
      { text: 'Schönes Zimmer, Besichtigung am Samstag', group: 'property' },
      { text: 'Pokój do wynajęcia, oglądanie w sobotę', group: 'property' },
    ],
  },
  {
    id: 'other-languages-tobacco',
    category: 'untaxed goods in other languages',
    action: 'hold',
    phrases: [
      `${tobacco} ..10 ${smuggled}`,
      `${smuggled} ..6 ${tobacco}`,
      `${sells} ..4 ${tobacco}`,
      `${spirits} ..8 litr|litru|litre|litro|litra|litrai|butelka|sticla|sprzedam|vand|parduodu|prodajem|domowy|domowa|casa`,
      `${sells} ..4 ${spirits}`,
    ],
    innocent: [
      'puszka|pudelko|kutu|kutusu|boite|dose|scatola|cutie ..4 papieros|papierosach|tytoniu|tutun|sigara|tabac|tabak|tabacco|tigari',
      'eau|parfum|original|aftershave|cologne ..3 tabac',
      'tabac original|aftershave|cologne|cream|blond',
      'duty_free cigarette lighter|lighters|case|holder|cards',
      'cigarettes lighter|cards',
      'nie_pale|niepalacy|nefumator',
    ],
    advice:
      'This reads like an offer of untaxed tobacco or spirits, which nobody may sell here. If you sell something else, say in English what it is.',
    hits: [
      'Tanie papierosy bez akcyzy, karton 40 funtów',
      'Țigări fără timbru, cartușul 35 lire',
      'Cigaretės be akcizo, blokas 30',
      'Kaçak sigara, karton 40',
      'Unverzollte Zigaretten, die Stange 35',
      'Bimber domowy, litr 15',
    ],
    passes: [
      'Stara puszka po tytoniu, pusta',
      'Tabac Original aftershave, sealed',
      'Pokój dla niepalących, Luton',
      'Cigarette cards in an album',
    ],
  },
];
