import { demoLogins } from '@/lib/demo/logins';

export type Seller = {
  key: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  sex?: 'man' | 'woman';
  /** Postcode district they live or trade in. */
  home: string;
  isTrader?: true;
  role?: 'moderator' | 'admin';
  /** Has a verified number. */
  hasPhone: boolean;
  /** For logins that are shown after `npm start`; the others cannot log in. */
  password?: string;
};

const loginOf = (label: string) => {
  const login = demoLogins.find((candidate) => candidate.label === label);
  if (!login) throw new Error(`There is no demo login "${label}"`);
  return { email: login.email, password: login.password };
};

export const trader = (
  key: string,
  username: string,
  firstName: string,
  lastName: string,
  home: string,
): Seller => ({
  key,
  email: `hello@${key}.example.com`,
  username,
  firstName,
  lastName,
  home,
  isTrader: true,
  hasPhone: true,
});

export const namedSellers: Seller[] = [
  {
    key: 'hannah',
    ...loginOf('Private seller'),
    username: 'hannah_w',
    firstName: 'Hannah',
    lastName: 'Whitfield',
    sex: 'woman',
    home: 'BS6',
    hasPhone: true,
  },
  {
    key: 'larkspur',
    ...loginOf('Agency'),
    username: 'LarkspurAgency',
    firstName: 'Vivienne',
    lastName: 'Marsh',
    home: 'W2',
    isTrader: true,
    hasPhone: true,
  },
  {
    key: 'moderator',
    ...loginOf('Moderator'),
    username: 'Townboard_Team',
    firstName: 'Morgan',
    lastName: 'Ellery',
    home: 'M1',
    role: 'moderator',
    hasPhone: false,
  },
  {
    key: 'admin',
    ...loginOf('Admin'),
    username: 'Townboard_Admin',
    firstName: 'Ada',
    lastName: 'Penhale',
    home: 'M1',
    role: 'admin',
    hasPhone: false,
  },
  trader('kestrel', 'KestrelHomes', 'Nadia', 'Rahman', 'RG1'),
  trader('glenbrae', 'GlenbraeLettings', 'Euan', 'Sinclair', 'EH3'),
  trader('harbourgate', 'HarbourgateMotors', 'Terry', 'Blackwell', 'PO9'),
  trader('moorside', 'MoorsideCars', 'Imran', 'Sheikh', 'HD3'),
  trader('fenland', 'FenlandVans', 'Craig', 'Thurlow', 'PE2'),
  trader('wheelhouse', 'WheelhouseLeisure', 'Gillian', 'Pascoe', 'BS24'),
  trader('brightwater', 'BrightwaterPlumbing', 'Dale', 'Osborne', 'BS6'),
  trader('oakapple', 'OakappleJoinery', 'Tomasz', 'Nowicki', 'SW18'),
  trader('tidycorner', 'TidyCorner', 'Marcia', 'Benjamin', 'SK4'),
  trader('tworivers', 'TwoRiversRemovals', 'Glyn', 'Prosser', 'GL1'),
  trader('cloudberry', 'CloudberryWeb', 'Ingrid', 'Solheim', 'BN1'),
  trader('marigold', 'MarigoldKitchen', 'Hema', 'Chauhan', 'LE4'),
  trader('saltmarsh', 'SaltmarshJobs', 'Rachel', 'Okafor', 'DN7'),
];

/** First name, last name, m or w, postcode district. */
const people = `
Priya Nair w LS6|Tom Haddow m NE2|Carys Bevan w CF5|Margaret Ellison w EX4|Leon Fairley m BN3|Sophie Grainger w B91|Callum Reid m EH9|Niamh Doherty w BT20|Luc Le Brun m JE2|Graham Pratt m NR4
Judith Carver w BA1|Daniel Osei m DE22|Alan Thackray m YO21|Kirsty McLeod w G41|Huw Pugh m SY23|Rosalind Adeyemi w SE22|Kevin Marlow m SS1|Ngozi Eze w MK9|Jonas Weber m CB4|Piers Landon m HR9
Alison Holroyd w HX7|Beth Stannard w S11|Marcus Bright m M4|Julian Croft m BN2|Zoe Pemberton w BS5|Conor Mallon m BT7|Sam Kowalski m NG7|Amina Yusuf w E8|Harold Wickes m LN1|Fatima Begum w LU1
Derek Stott m OL9|Joanna Pike w TR18|Ravi Menon m LE2|Ewan Buchanan m IV2|Sian Griffiths w SA1|Oliver Stratton m GU9|Wendy Garnett w CA1|Aled Roberts m LL55|Grace Mensah w CR0|Patrick Devlin m BT61
Lorna Fraser w AB15|Nick Tolland m TQ9|Shanice Campbell w B17|Stuart Ogilvie m KY8|Mei-Ling Chan w M20|Peter Rusk m CO4|Anjali Desai w HA0|Ben Whitlock m CB1|Eleri Morgan w LL57|Gareth Vaughan m SA31
Helen Brocklebank w LA9|Dominic Hale m SE15|Sinead Quigley w BT35|Arthur Penrose m TR7|Yetunde Bakare w E17|Chris Lomas m ST4|Isla Drummond w PH1|Rob Sandford m IP3|Kelly Ashdown w CM2|Bartosz Zielinski m PE30
Caroline Mallory w GL50|Jamal Henry m N16|Anna Lindqvist w EH8|Keith Barraclough m WF1|Lucy Treloar w PL4|Samir Haddad m TW9|Pauline Dobson w SR2|Owen Llewellyn m CF24|Emily Fairhurst w WA14|Vikram Sethi m HP11
Moira Galbraith w KA7|Jack Rowntree m YO31|Denise Faulkner w NN1|Andrei Popescu m E6|Ruth Sugden w HD7|Michael Cassidy m L17|Tamsin Hoare w DT1|George Antoniou m N4|Catriona Nicolson w IV12|Simon Yardley m WS10
Abigail Marsden w DH1|Femi Adewale m NW1|Linda Crowther w PR2|Robert Quayle m IM2|Charlotte Ozanne w GY1|Wayne Pickering m DN4|Jasmine Kaur w WV3|Duncan Farquhar m DD1|Heather Lowry w BT23|Matthew Sayer m NR31
Nicola Redfern w SK17|Ibrahim Diallo m SE16|Victoria Lacey w TN1|Ross Cunningham m G31|Angela Mottram w S40|Jorge Almeida m SW4|Philippa Gore w SY7|Liam Brannigan m M14|Edith Parrish w OX4|Neil Copley m HU5
Meera Joshi w RG4|Steve Wragg m LN12|Bronwen Parry w LD2|Adam Lister m WN1|Olu Bankole m DA1|Christine Maddock w SY1|Fergus Baird m TD9|Tessa Holloway w RG14|Kamran Aziz m BD16|Louise Temple w PO2
`;

/** "Priya Nair w LS6" as a seller; usernames are written as people write them. */
function privateSeller(line: string, index: number): Seller {
  const words = line.trim().split(' ');
  const [sex, home = ''] = words.slice(-2);
  const [firstName = '', ...others] = words.slice(0, -2);
  const lastName = others.join(' ');
  const handle = plain(firstName + lastName);
  const usernames = [
    handle,
    `${plain(firstName)}_${plain(lastName).charAt(0)}${10 + (index % 80)}`,
    `${plain(firstName)}${home.toLowerCase()}`,
  ];
  return {
    key: handle,
    email: `${handle}@example.org`,
    username: usernames[index % usernames.length] ?? handle,
    firstName,
    lastName,
    sex: sex === 'm' ? 'man' : 'woman',
    home,
    hasPhone: index % 5 !== 3,
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

export const privateSellers: Seller[] = people.trim().split(/[|\n]/).map(privateSeller);

const moods = ['velvet', 'quiet', 'amber', 'silver', 'midnight', 'linen', 'harbour', 'saffron'];
const things = ['evening', 'lantern', 'garden', 'room', 'violet', 'hour'];

/** A separate seller for each adult ad, with a name that reveals nothing. */
export function adultSeller(index: number, home: string): Seller {
  const firstNames = ['Alex', 'Robin', 'Sam', 'Jules', 'Charlie', 'Frankie', 'Ash', 'Rowan'];
  const lastNames = ['Vale', 'Hart', 'Lane', 'Frost', 'Reed', 'Wilde', 'Stone'];
  const username = `${moods[index % moods.length]}_${things[Math.floor(index / moods.length) % things.length]}`;
  return {
    key: `adult-${index}`,
    email: `${username.replace('_', '.')}@example.net`,
    username,
    firstName: firstNames[index % firstNames.length] ?? 'Alex',
    lastName: lastNames[index % lastNames.length] ?? 'Vale',
    home,
    hasPhone: true,
  };
}
