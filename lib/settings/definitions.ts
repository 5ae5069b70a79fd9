/* The settings that an owner can change under /admin, apart from prices. */

export const settings = [
  {
    key: 'adult.ageCheck',
    name: 'Adult pages',
    description:
      'Who sees the adult section. UK law asks for a highly effective age check where there is pornographic content.',
    options: [
      { value: 'withheld', label: 'Nobody' },
      {
        value: 'provider',
        label: 'Everybody whom the provider of age checks found to be 18 or over',
      },
      { value: 'self-declared', label: 'Everybody who says that they are 18 or over' },
    ],
  },
  {
    key: 'adult.review',
    name: 'New adult ads',
    description: 'When a moderator looks at them.',
    options: [
      { value: 'before', label: 'Before they show' },
      { value: 'after', label: 'After they show' },
    ],
  },
] as const;

export type SettingKey = (typeof settings)[number]['key'];
export const settingKeys = settings.map(({ key }) => key) as [SettingKey, ...SettingKey[]];

export const isOption = (key: SettingKey, value: string): boolean =>
  settings.some((one) => one.key === key && one.options.some((option) => option.value === value));
