import type { Rule } from '@/lib/screening/rule';
import { contactPhraseRules } from './contact-details';
import { advanceFeeRules } from './frauds/advance-fees';
import { appealAndExamRules } from './frauds/appeals-and-exams';
import { counterfeitRules } from './frauds/counterfeit';
import { documentRules } from './frauds/documents-and-money';
import { illegalErrandRules } from './frauds/illegal-errands';
import { illegalServiceRules } from './frauds/illegal-services';
import { jobRules } from './frauds/jobs';
import { publicFraudRules } from './frauds/public-frauds';
import { rentalRules } from './frauds/rentals';
import { stolenRules } from './frauds/stolen-goods';
import { ticketRules } from './frauds/tickets';
import { drugRules } from './goods/drugs';
import { medicineRules } from './goods/medicines';
import { otherSubstanceRules } from './goods/other-substances';
import { petRules } from './goods/pets';
import { thievesToolRules } from './goods/thieves-tools';
import { unsafeGoodsRules } from './goods/unsafe-goods';
import { weaponRules } from './goods/weapons';
import { wildlifeRules } from './goods/wildlife';
import { otherLanguageRules } from './other-languages';
import { adultServiceRules } from './persons/adult-services';
import { careRules } from './persons/care';
import { coercionRules } from './persons/coercion';
import { discriminationRules } from './persons/discrimination';
import { forcedRules } from './persons/forced';
import { hateRules } from './persons/hate';
import { performerRules } from './persons/performers';
import { personsForSaleRules } from './persons/persons-for-sale';
import { refusalRules } from './persons/refusals';
import { spyingRules } from './persons/spying';
import { threatRules } from './persons/threats';
import { underAgeRules } from './persons/under-age';
import { underAgeAnywhereRules } from './persons/under-age-anywhere';
import { coercionSignals } from './signals/coercion';
import { feeSignals } from './signals/fees';
import { goodsSignals } from './signals/goods';
import { homeAndWorkSignals } from './signals/homes-and-work';

export const rules: readonly Rule[] = [
  ...underAgeRules,
  ...underAgeAnywhereRules,
  ...coercionRules,
  ...personsForSaleRules,
  ...forcedRules,
  ...careRules,
  ...threatRules,
  ...spyingRules,
  ...hateRules,
  ...discriminationRules,
  ...refusalRules,
  ...drugRules,
  ...otherSubstanceRules,
  ...medicineRules,
  ...weaponRules,
  ...counterfeitRules,
  ...documentRules,
  ...illegalServiceRules,
  ...publicFraudRules,
  ...appealAndExamRules,
  ...illegalErrandRules,
  ...thievesToolRules,
  ...wildlifeRules,
  ...stolenRules,
  ...ticketRules,
  ...petRules,
  ...unsafeGoodsRules,
  ...advanceFeeRules,
  ...jobRules,
  ...rentalRules,
  ...adultServiceRules,
  ...performerRules,
  ...contactPhraseRules,
  ...otherLanguageRules,
  ...homeAndWorkSignals,
  ...feeSignals,
  ...coercionSignals,
  ...goodsSignals,
];
