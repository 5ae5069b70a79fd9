import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

/* Reads deploy/compose.yaml and deploy/Dockerfile on a machine without a container engine. */

export type Service = {
  image: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  profiles?: string[];
};

export function filledExample(values: Record<string, string>) {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const file = lines.map((line) => {
    const [name = ''] = line.split('=');
    return name in values ? `${name}=${values[name]}` : line;
  });
  return { ...(parseEnv(file.join('\n')) as Record<string, string>), ...values };
}

export function servicesInOrder(settings: Record<string, string>): [string, Service][] {
  const source = readFileSync('deploy/compose.yaml', 'utf8')
    .replaceAll(/(?<!\$)\$\{(\w+)(?::-([^}]*)|:\?)\}/g, (_, name, otherwise) => {
      const value = settings[name] || otherwise;
      if (!value) throw new Error(`compose.yaml needs ${name}`);
      return value;
    })
    .replaceAll('$$', '$');
  const { services }: { services: Record<string, Service> } = parse(source, { merge: true });
  const ordered = new Map<string, Service>();
  const add = (name: string) => {
    const service = services[name];
    if (!service || service.profiles || ordered.has(name)) return;
    for (const other of Object.keys(service.depends_on ?? {})) add(other);
    ordered.set(name, service);
  };
  for (const name of Object.keys(services)) add(name);
  return [...ordered];
}

const dockerfile = () => readFileSync('deploy/Dockerfile', 'utf8').replaceAll(/\\\n/g, ' ');
const lastStage = () => dockerfile().slice(dockerfile().lastIndexOf('\nFROM '));
const listAfter = (word: string): string[] =>
  JSON.parse(new RegExp(`\\n${word} (\\[.*\\])`).exec(lastStage())?.[1] ?? '[]');

export const image = {
  command: () => listAfter('CMD'),
  healthcheck: () => listAfter('HEALTHCHECK[^\\n]* CMD'),
  env: () =>
    parseEnv((/\nENV ([^\n]*)/.exec(lastStage())?.[1] ?? '').trim().replaceAll(/\s+/g, '\n')),
};

/** By the COPY lines of the image's last stage, with a built site as its release. */
export function fillImage(folder: string, site: string): void {
  const copied = [...lastStage().matchAll(/\nCOPY ([^\n]*--from[^\n]*)/g)].flatMap(
    ([, words = '']) =>
      words
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
  );
  for (const path of copied.map((from) => from.replace(/^\/app\//, ''))) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    if (path === 'node_modules') symlinkSync(resolve(path), target);
    else if (path === 'data') {
      mkdirSync(join(target, 'releases'), { recursive: true });
      symlinkSync(resolve(site), join(target, 'releases/one'));
      symlinkSync('one', join(target, 'releases/current'));
    } else cpSync(path, target, { recursive: true });
  }
}

export function proxyConfiguration({ command = [], environment }: Partial<Service> = {}): string {
  const [shell = '', option = '', line = ''] = command;
  const [edit = ''] = line.replace('/etc/townboard/', 'deploy/').split(' > /etc/nginx/nginx.conf');
  const env = { ...process.env, ...environment };
  return execFileSync(shell, [option, edit], { env, encoding: 'utf8' });
}
