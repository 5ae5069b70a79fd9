import { type Seller, trader } from '../sellers';
import { type City, cities, towns } from './areas';

/* The sellers of demo/local: firms and private people, all fictional. */

type Firm = 'lets' | 'cars' | 'staff';

export const traderKey = (firm: Firm, { key }: City) => `${key}-${firm}`;

const firms: Record<Firm, { names: string[]; said: string }> = {
  lets: {
    names: [
      'Harbour',
      'Lantern',
      'Oakfield',
      'Northgate',
      'Willow',
      'Tideway',
      'Cobble',
      'Beacon',
      'Thistle',
      'Crescent',
      'Taff',
      'Lagan',
    ],
    said: 'Homes',
  },
  cars: {
    names: [
      'Bridge',
      'Aire',
      'Canal',
      'Spire',
      'Avon',
      'Quay',
      'Dock',
      'Steel',
      'Clyde',
      'Forth',
      'Castle',
      'Mountain',
    ],
    said: 'Cars',
  },
  staff: {
    names: [
      'Compass',
      'Ribbon',
      'Cotton',
      'Anvil',
      'Gorge',
      'Keel',
      'Pier',
      'Forge',
      'Kelvin',
      'Almond',
      'Dragon',
      'Linen',
    ],
    said: 'Jobs',
  },
};

const first = (sex: 'man' | 'woman', names: string) =>
  names.split(' ').map((name) => ({ name, sex }));

const firstNames = [
  ...first(
    'woman',
    'Aisha Amelia Ava Bethan Carmen Chloe Daisy Ellen Erin Esme Farah Freya Georgia Gwen Holly Imogen Iona Jade Katie Leila Maisie Megan Mhairi Molly Nadia Olivia Orla Pippa Poppy Rhiannon Rosie Ruby Saoirse Shona Sunita Tara Thea Tilly Yasmin Zara',
  ),
  ...first(
    'man',
    'Aaron Alfie Angus Arjun Bilal Callan Connor Dafydd David Declan Dylan Eoin Ethan Finlay George Hamish Harry Hassan Idris Isaac Jacob Jamie Joseph Kieran Kwame Lewis Luca Malik Max Mohammed Nathan Niall Oscar Rhys Rory Ryan Sean Theo Tomos Zain',
  ),
];

const lastNames =
  'Abbott Ahmed Akhtar Allan Armitage Bains Barlow Begbie Booth Brodie Burgess Byrne Cairns Chapman Choudhury Clegg Coleman Corrigan Cowan Davies Dhillon Doyle Duffy Eastwood Edwards Elliott Farrell Finch Forsyth Gallagher Gilmour Grant Greenwood Hadley Hargreaves Hassan Hewitt Hughes Hussain Ingram Irvine Jarvis Jenkins Johal Kaye Kerr Khan Laidlaw Lambert Lynch MacLean Mahmood Marsh McBride McKenna Mistry Molloy Morris Murray Nash Norris Novak Obi Okoro Owens Palmer Parekh Patterson Payne Pritchard Quinn Rafferty Rees Rhodes Rowe Sangha Sharma Sinclair Skelton Stafford Stewart Sutton Tait Thornton Tudor Underwood Varley Wallace Watkins Whelan Wilkes Wren Yates Young'.split(
    ' ',
  );

/** Every pair once, ordered so that names do not repeat in a row. */
function nameAt(index: number): [(typeof firstNames)[number], string] {
  const firstName = firstNames[(index * 7) % firstNames.length];
  const lastName =
    lastNames[(index * 11 + Math.floor(index / firstNames.length)) % lastNames.length];
  if (!firstName || !lastName) throw new Error('No names');
  return [firstName, lastName];
}

function people(): Seller[] {
  const homes = [
    ...cities.flatMap(({ areas, name }) =>
      areas.flatMap(({ outcode }) =>
        Array.from({ length: name === 'London' ? 3 : 6 }, () => outcode),
      ),
    ),
    ...towns.flatMap(({ outcode }) => [outcode, outcode]),
  ];
  return homes.map((home, index) => {
    const [{ name, sex }, lastName] = nameAt(index);
    const key = `${name}${lastName}${index}`.toLowerCase();
    const plain = `${name}${lastName}`.toLowerCase();
    const usernames = [
      `${plain}${10 + (index % 89)}`,
      `${name.toLowerCase()}_${lastName.charAt(0).toLowerCase()}${100 + index}`,
      `${plain}_${home.toLowerCase()}`,
    ];
    return {
      key,
      email: `${key}@example.org`,
      username: usernames[index % usernames.length] ?? key,
      firstName: name,
      lastName,
      sex,
      home,
      hasPhone: index % 4 !== 2,
    };
  });
}

export const localPeople: Seller[] = people();

export const localTraders: Seller[] = cities.flatMap((city, index) =>
  (Object.keys(firms) as Firm[]).map((firm, place) => {
    const { names, said } = firms[firm];
    const name = names[index % names.length] ?? 'Harbour';
    const key = traderKey(firm, city);
    const home = city.areas[place]?.outcode ?? '';
    const [firstName, lastName] = nameAt(index * 41 + place * 13 + 7);
    return trader(key, `${name}${said}${city.name}`.slice(0, 30), firstName.name, lastName, home);
  }),
);
