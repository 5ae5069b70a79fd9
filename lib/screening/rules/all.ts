import type { Rule } from '@/lib/screening/rule';
import { adultServiceRules } from './adult-services';
import { advanceFeeRules } from './advance-fees';
import { coercionRules } from './coercion';
import { contactPhraseRules } from './contact-details';
import { counterfeitRules } from './counterfeit';
import { discriminationRules } from './discrimination';
import { documentRules } from './documents-and-money';
import { drugRules } from './drugs';
import { hateRules } from './hate';
import { jobRules } from './jobs';
import { medicineRules } from './medicines';
import { otherLanguageRules } from './other-languages';
import { otherSubstanceRules } from './other-substances';
import { personsForSaleRules } from './persons-for-sale';
import { petRules } from './pets';
import { publicFraudRules } from './public-frauds';
import { rentalRules } from './rentals';
import { coercionSignals } from './signals/coercion';
import { feeSignals } from './signals/fees';
import { goodsSignals } from './signals/goods';
import { homeAndWorkSignals } from './signals/homes-and-work';
import { stolenRules } from './stolen-goods';
import { thievesToolRules } from './thieves-tools';
import { ticketRules } from './tickets';
import { underAgeRules } from './under-age';
import { weaponRules } from './weapons';
import { wildlifeRules } from './wildlife';

export const rules: readonly Rule[] = [
  ...underAgeRules,
  ...coercionRules,
  ...personsForSaleRules,
  ...hateRules,
  ...discriminationRules,
  ...drugRules,
  ...otherSubstanceRules,
  ...medicineRules,
  ...weaponRules,
  ...counterfeitRules,
  ...documentRules,
  ...publicFraudRules,
  ...thievesToolRules,
  ...wildlifeRules,
  ...stolenRules,
  ...ticketRules,
  ...petRules,
  ...advanceFeeRules,
  ...jobRules,
  ...rentalRules,
  ...adultServiceRules,
  ...contactPhraseRules,
  ...otherLanguageRules,
  ...homeAndWorkSignals,
  ...feeSignals,
  ...coercionSignals,
  ...goodsSignals,
];
