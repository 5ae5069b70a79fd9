/** Used in phrases as `@name`. A list may include another. */
export const wordLists = {
  number: 'one two three four five six seven eight nine ten',
  app: 'telegram telgram teleqram tele_gram whatsapp whatapp watsapp whats_app wickr signal kik snap snapchat discord threema viber wechat session tg insta instagram',
  secretApp: 'telegram telgram teleqram tele_gram wickr kik snapchat threema',
  drugClear:
    '@drugSure sniff beak ching mandy shroom tina puff bud edible crack flake fishscale chem dope bugle',
  drugSure:
    'coke weed hash skunk ket ganja gelato runtz zkittlez stardawg zaza magic_mushroom kush indica sativa cali acid_tab yayo marijuana cannabis pot_brownie',
  drugVague:
    'snow white brown bone rock green loud tree cheese base speed billy whizz g ice e k pill acid tab molly horse gas exotic pack smoke flower cart vape flavour powder bag',
  measure:
    'g gs gram grammes gm oz ounce ozs eighth kilo wrap baggie point teenth half_o half_ounce quarter_ounce bag nine_bar 9_bar 9bar ten_bag twenty_bag',
  dealClear: 'plug tick dm uncut stealth drop drop_off',
  deal: 'menu drop tick dm tested uncut pure bulk wholesale line delivery deliver delivered drop_off dropped stealth meet serve',
  brand:
    'gucci chanel prada dior hermes burberry versace balenciaga moncler stone_island rolex omega cartier louis_vuitton lv yeezy jordan nike adidas airpod dyson apple ugg canada_goose north_face patek breitling tag_heuer ray_ban pandora tiffany designer ralph_lauren beats charlotte_tilbury uggs',
  girl: 'girl boy kid child daughter lad female male teen teenager lady babe student f m woman twink',
  young: 'young younger youngest youthful little tiny baby',
  race: 'black asian white muslim jew jewish pakistani indian african pole polish immigrant gypsy foreigner romanian arab chinese',
  breed:
    'frenchie french_bulldog bulldog pug cavapoo cockapoo maltipoo maltese pomeranian yorkie yorkshire_terrier husky chihuahua dachshund labradoodle labrador shih_tzu poodle cavachon beagle doberman dobermann spaniel cocker_spaniel springer labrador_retriever golden_retriever german_shepherd rottweiler staffy staffie border_collie jack_russell bichon westie cavalier_king_charles whippet schnauzer shiba corgi cane_corso bengal ragdoll british_shorthair sphynx maine_coon scottish_fold siamese persian_kitten xl_bully pocket_bully',
  pup: 'puppy puppies puppie pup kitten litter puppys',
  weapon:
    'gun handgun pistol revolver firearm shotgun rifle glock uzi ak47 beretta strap burner ammo ammunition machine_gun submachine',
  doc: 'passport driving_licence driving_license driver_license licence license id id_card residence_card brp visa certificate diploma degree transcript payslip bank_statement utility_bill p60 birth_certificate document cscs mot ielts cbt hgv_licence dbs_certificate cpc sia_licence',
  giftcard:
    'gift_card giftcard steam_card itunes_card apple_card amazon_voucher google_play_card steam_code gift_voucher apple_gift_card amazon_gift_card',
  wire: 'western_union moneygram money_gram bitcoin crypto usdt gift_card giftcard steam_card cash_app',
  medicine:
    'diazepam valium xanax alprazolam zopiclone tramadol codeine dihydrocodeine oxycodone oxycontin morphine pregabalin pregab gabapentin gabbies lyrica viagra sildenafil kamagra cialis tadalafil ozempic mounjaro wegovy semaglutide tirzepatide modafinil ritalin elvanse adderall roaccutane amoxicillin antibiotic melanotan misoprostol mifepristone clonazepam temazepam lorazepam nitrazepam zolpidem clenbuterol methylphenidate botox filler steroid',
} as const;
