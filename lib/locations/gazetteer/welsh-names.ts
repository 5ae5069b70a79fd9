/** Welsh names of towns that the gazetteer lists in English: name|outcode. */
export const welshNames = `
Caerdydd|CF10
Abertawe|SA1
Casnewydd|NP20
Glyn Ebwy|NP23
Tŷ Ddewi|SA62
Wrecsam|LL13
Y Barri|CF62
Barri|CF62
Castell-nedd|SA11
Pen-y-bont ar Ogwr|CF31
Pen-y-bont|CF31
Cwmbrân|NP44
Llanelli|SA15
Merthyr Tudful|CF47
Caerffili|CF83
Port Talbot|SA13
Pontypridd|CF37
Aberdâr|CF44
Y Rhyl|LL18
Bae Colwyn|LL29
Aberystwyth|SY23
Caerfyrddin|SA31
Hwlffordd|SA61
Aberdaugleddau|SA73
Doc Penfro|SA72
Penfro|SA71
Dinbych-y-pysgod|SA70
Abergwaun|SA65
Tyddewi|SA62
Aberteifi|SA43
Llanbedr Pont Steffan|SA48
Llandeilo|SA19
Llanymddyfri|SA20
Rhydaman|SA18
Cydweli|SA17
Hendy-gwyn|SA34
Arberth|SA67
Y Fenni|NP7
Trefynwy|NP25
Cas-gwent|NP16
Brynbuga|NP15
Pont-y-pŵl|NP4
Glynebwy|NP23
Tredegar|NP22
Y Coed-duon|NP12
Ystrad Mynach|CF82
Maesteg|CF34
Porthcawl|CF36
Y Bont-faen|CF71
Llanilltud Fawr|CF61
Penarth|CF64
Llantrisant|CF72
Tonypandy|CF40
Treorci|CF42
Aberpennar|CF45
Aberhonddu|LD3
Llanfair-ym-Muallt|LD2
Llandrindod|LD1
Y Gelli Gandryll|HR3
Y Gelli|HR3
Crucywel|NP8
Y Drenewydd|SY16
Y Trallwng|SY21
Trefaldwyn|SY15
Llanidloes|SY18
Rhaeadr Gwy|LD6
Tref-y-clawdd|LD7
Llanandras|LD8
Dinbych|LL16
Rhuthun|LL15
Llanelwy|LL17
Yr Wyddgrug|CH7
Wyddgrug|CH7
Y Fflint|CH6
Treffynnon|CH8
Bwcle|CH7
Cei Connah|CH5
Penarlâg|CH5
Y Waun|LL14
Corwen|LL21
Y Bala|LL23
Abermaw|LL42
Y Bermo|LL42
Aberdyfi|LL35
Dolgellau|LL40
Caernarfon|LL55
Caergybi|LL65
Biwmares|LL58
Porthaethwy|LL59
Cricieth|LL52
Conwy|LL32
Cyffordd Llandudno|LL31
Llandudno|LL30
Aberaeron|SA46
Ceinewydd|SA45
Pontardawe|SA8
Gorseinon|SA4
Y Mwmbwls|SA3
Pontarddulais|SA4
Cil-y-coed|NP26
Rhisga|NP11
Bargod|CF81
Tywyn|LL36
Blaenafon|NP4
`;
