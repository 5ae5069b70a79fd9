import { conditions } from '@/lib/catalogue/enumerations';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { schemaOrgConditions } from '@/lib/catalogue/schema-org';
import { adTypeField, wanted, wantedChoice } from './ad-type';
import { genericDescription, genericForm, genericPrice } from './generic';

export const goodsForm: FormKind = {
  ...genericForm,
  key: 'goods',
  title: 'Item Details',
  fields: [
    adTypeField,
    {
      name: 'condition',
      label: 'Condition',
      control: 'select',
      options: conditions,
      unless: { values: wanted },
      facet: 'values',
      card: true,
      schemaOrg: { name: 'itemCondition', onOffer: true, values: schemaOrgConditions },
    },
    genericDescription,
    genericPrice,
  ],
  wantedChoice,
  schemaOrg: {
    pattern: 'product',
    type: 'Product',
  },
};
