import { between, pick, type Random } from '@/demo/random';

const models: Record<string, readonly string[]> = {
  cars: [
    'Ford: Fiesta, Focus, Kuga, Puma, Mondeo',
    'Vauxhall: Corsa, Astra, Mokka, Insignia',
    'Volkswagen: Golf, Polo, Tiguan, Passat, Up',
    'BMW: 1 Series, 3 Series, 5 Series, X3',
    'Audi: A1, A3, A4, Q3, Q5',
    'Mercedes-Benz: A-Class, C-Class, E-Class, GLA',
    'Toyota: Yaris, Corolla, Aygo, RAV4, Prius',
    'Nissan: Qashqai, Juke, Micra, Leaf',
    'Kia: Picanto, Rio, Ceed, Sportage, Niro',
    'Hyundai: i10, i20, i30, Tucson, Kona',
    'Peugeot: 208, 308, 2008, 3008',
    'Renault: Clio, Captur, Megane, Zoe',
    'Skoda: Fabia, Octavia, Superb, Yeti',
    'Mini: Cooper, One, Countryman, Clubman',
    'Honda: Civic, Jazz, CR-V',
    'Tesla: Model 3, Model S, Model Y',
  ],
  'motorbikes-and-scooters': [
    'Honda: CB500F, PCX125, Africa Twin',
    'Yamaha: MT-07, NMax, Tracer 9',
    'Triumph: Bonneville, Street Triple, Tiger',
    'Vespa: Primavera, GTS 300',
    'Kawasaki: Z650, Ninja 400',
  ],
  vans: [
    'Ford: Transit Custom, Transit Connect, Transit',
    'Volkswagen: Transporter, Caddy, Crafter',
    'Mercedes-Benz: Vito, Sprinter',
    'Vauxhall: Vivaro, Combo, Movano',
    'Citroen: Berlingo, Dispatch, Relay',
  ],
  caravans: [
    'Swift: Sprite Alpine, Challenger, Escape',
    'Bailey: Pegasus, Unicorn, Phoenix',
    'Elddis: Avante, Affinity',
    'Lunar: Quasar, Clubman',
  ],
  trucks: ['DAF: LF, CF', 'Mitsubishi: L200', 'Isuzu: D-Max, N-Series', 'Iveco: Daily, Eurocargo'],
};

const others = [
  'Massey Ferguson: 35, 135',
  'John Deere: 3038E',
  'Kubota: B1620',
  'Ifor Williams: GD84',
];

export function vehicleValues(random: Random, category: string, now: Date) {
  const [make = '', list = ''] = pick(random, models[category] ?? others).split(': ');
  const age = Math.floor(22 * random() ** 1.5);
  const isElectric = make === 'Tesla' || random() < 0.05;
  const mileage = Math.round((age + 0.3) * between(random, 3_000, 13_000)) + 100;
  return {
    make,
    model: pick(random, list.split(', ')),
    year: String(now.getFullYear() - age),
    mileage,
    ...(isElectric
      ? { fuelType: 'Electric', engineSize: 0, co2: 0 }
      : { engineSize: between(random, 10, 30) / 10, co2: between(random, 90, 220) }),
    doors: between(random, 2, 5),
    color: pick(random, ['Black', 'White', 'Silver', 'Grey', 'Blue', 'Red', 'Green']),
    price: Math.max(250, Math.round((24_000 * 0.86 ** age * (0.4 + random())) / 50) * 50),
  };
}
