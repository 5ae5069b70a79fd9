import { conditions } from '../enumerations';
import type { FormKind } from '../form-kind';
import { schemaOrgConditions } from '../schema-org';
import { genericDescription, genericForm, genericPrice } from './generic';

export const goodsForm: FormKind = {
  ...genericForm,
  key: 'goods',
  title: 'Item Details',
  fields: [
    {
      name: 'condition',
      label: 'Condition',
      control: 'select',
      options: conditions,
      facet: 'values',
      schemaOrg: { name: 'itemCondition', onOffer: true, values: schemaOrgConditions },
    },
    genericDescription,
    genericPrice,
  ],
  schemaOrg: { pattern: 'product', type: 'Product' },
};
