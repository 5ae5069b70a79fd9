import type { FormField, FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import type { SchemaOrgProperty } from '@/lib/catalogue/schema-org';

type Properties = Record<string, unknown>;

export function fieldProperties(kind: FormKind, details: Readonly<Record<string, unknown>>) {
  const thing: Properties = {};
  const offer: Properties = {};
  for (const field of kind.fields) {
    const property = field.schemaOrg;
    const value = property && toldValue(field, property, details[field.name]);
    if (!property || value === undefined) continue;
    const target = property.onOffer ? offer : thing;
    target[property.within?.name ?? property.name] = property.within
      ? { '@type': property.within.type, [property.name]: value }
      : value;
  }
  return { thing, offer };
}

function toldValue(field: FormField, property: SchemaOrgProperty, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (property.values) return property.values[String(value)];
  if (property.node) return { '@type': property.node, name: value };
  if (property.unitCode) {
    const { unitCode } = property;
    return Number(value) > 0 ? { '@type': 'QuantitativeValue', value, unitCode } : undefined;
  }
  return field.control === 'year' ? String(value) : value;
}
