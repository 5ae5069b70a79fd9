import * as z from 'zod';
import { storedAttachment } from './messages';
import { uploaded } from './shared';

export const location = z.strictObject({
  district: z.string().meta({ description: 'The town.' }),
  city: z.string().meta({ description: 'The local authority or borough.' }),
  postcode: z.string().meta({ description: 'The outcode, or the whole postcode that was given.' }),
  slug: z.string(),
  label: z.string().meta({ examples: ['Ilford, Redbridge (IG1)'] }),
});

export const locations = z.array(location);

export const position = z
  .strictObject({ latitude: z.number(), longitude: z.number() })
  .meta({ description: 'WGS84, to about a kilometre.' });

export const locatedPostcode = location.extend({
  position: position
    .optional()
    .meta({ description: 'Only where the operator imported whole postcodes.' }),
});

export const uploadedImage = z.strictObject({
  url: uploaded,
  width: z.number().int(),
  height: z.number().int(),
});

export const directUpload = z.strictObject({
  upload: z.string().meta({ description: 'For the call that completes it.' }),
  url: z.url().meta({
    description:
      'Takes the file by one PUT, with the announced type as its Content-Type, for five minutes.',
  }),
});

export const completedUpload = z
  .union([uploadedImage, storedAttachment])
  .meta({ description: 'As the call that takes such a file itself.' });
