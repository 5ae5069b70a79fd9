import { propertyTypes, yesNo } from '../enumerations';
import type { FormKind } from '../form-kind';
import { imageLimits } from '../limits';
import { inStock, unitCodes } from '../schema-org';

export const propertyForm: FormKind = {
  key: 'property',
  title: 'Property Details',
  fields: [
    {
      name: 'propertyType',
      label: 'Property type',
      control: 'select',
      options: propertyTypes,
      required: true,
      facet: 'values',
    },
    {
      name: 'rooms',
      label: 'Rooms',
      control: 'number',
      min: 0,
      max: 50,
      required: true,
      hint: 'Enter 0 for land, a garage or storage.',
      facet: 'range',
      schemaOrg: { name: 'numberOfRooms' },
    },
    {
      name: 'surface',
      label: 'Surface',
      control: 'number',
      min: 1,
      max: 10_000_000,
      unit: 'sq ft',
      required: true,
      facet: 'range',
      schemaOrg: { name: 'floorSize', unitCode: unitCodes.squareFoot },
    },
    {
      name: 'availableNow',
      label: 'Available now',
      control: 'radio',
      options: yesNo,
      required: true,
      facet: 'values',
      schemaOrg: {
        name: 'availability',
        onOffer: true,
        values: { Yes: inStock, No: 'https://schema.org/PreOrder' },
      },
    },
    { name: 'price', label: 'Price per month (£)', control: 'price', required: true },
  ],
  maxImages: imageLimits.many,
  crop: true,
  priceUnit: 'month',
  schemaOrg: {
    pattern: 'property',
    type: 'Place',
    typeByField: {
      field: 'propertyType',
      types: {
        Flat: 'Apartment',
        Studio: 'Apartment',
        House: 'House',
        Commercial: 'Accommodation',
      },
    },
  },
};
