/* The settings that an owner can change under /admin, apart from prices. The effect of each choice is
   stated before it is saved. */

export const settings = [
  {
    key: 'adult.ageCheck',
    name: 'Adult pages',
    description:
      'Who sees the adult section. UK law asks for a highly effective age check where there is pornographic content.',
    options: [
      {
        value: 'withheld',
        label: 'Nobody',
        effect: 'The adult section closes at once: nobody sees its ads.',
      },
      {
        value: 'provider',
        label: 'Everybody whom the provider of age checks found to be 18 or over',
        effect:
          'Only those whom the provider of age checks found to be 18 or over see the adult section. If no provider is configured, nobody sees it.',
      },
      {
        value: 'self-declared',
        label: 'Everybody who says that they are 18 or over',
        effect:
          'The adult section opens at once to everybody who says that they are 18 or over, without a check.',
      },
    ],
  },
  {
    key: 'adult.review',
    name: 'New adult ads',
    description: 'When a moderator looks at them.',
    options: [
      {
        value: 'before',
        label: 'Before they show',
        effect: 'New adult ads wait until a moderator has approved them.',
      },
      {
        value: 'after',
        label: 'After they show',
        effect: 'New adult ads show at once, and a moderator looks at them afterwards.',
      },
    ],
  },
] as const;

export type SettingKey = (typeof settings)[number]['key'];
export const settingKeys = settings.map(({ key }) => key) as [SettingKey, ...SettingKey[]];

export const isOption = (key: SettingKey, value: string): boolean =>
  settings.some((one) => one.key === key && one.options.some((option) => option.value === value));
