import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { proxyConfiguration } from '../../builders/servers/compose';
import { answer, loopback } from '../../builders/servers/loopback';

type Service = {
  image: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  user?: string;
  cap_drop?: string[];
  profiles?: string[];
};

const source = readFileSync('deploy/compose.yaml', 'utf8');
const { services, volumes }: { services: Record<string, Service>; volumes: object } = parse(
  source,
  { merge: true },
);
const own = Object.entries(services).filter(([, { image }]) => image === 'townboard');

describe('compose.yaml', () => {
  test('contains the whole site: proxy, two servers, worker, primary, replica and object store', () => {
    expect(Object.keys(services).sort()).toEqual(
      [
        'app-1',
        'app-2',
        'bucket',
        'database',
        'migrate',
        'pictures',
        'proxy',
        'replica',
        'search',
        'worker',
      ].sort(),
    );
    expect(own.map(([name]) => name)).toEqual(['app-1', 'app-2', 'worker', 'migrate']);
  });

  test('has an optional search engine', () => {
    const optional = Object.entries(services).filter(([, { profiles }]) => profiles);
    expect(optional.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ['search', ['search']],
    ]);
  });

  test('pins every image, and waits for its dependencies', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.image === 'townboard' || /:(?!latest)[\w.-]+$/.test(service.image), name).toBe(
        true,
      );
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(Object.keys(services), `${name} needs ${other}`).toContain(other);
        if (condition !== 'service_healthy') continue;
        const { image, healthcheck } = services[other] ?? {};
        expect(
          image === 'townboard' || healthcheck?.test,
          `${other} tells its health`,
        ).toBeTruthy();
      }
    }
  });

  test('mounts declared volumes and existing files', () => {
    for (const volume of Object.values(services).flatMap((service) => service.volumes ?? [])) {
      const [from = ''] = volume.split(':');
      // Folders of the machine, made by certbot or by Docker.
      if (volume.startsWith('${') || from.startsWith('/')) continue;
      if (from.startsWith('.')) expect(existsSync(join('deploy', from)), volume).toBe(true);
      else expect(Object.keys(volumes), volume).toContain(from);
    }
  });

  test('gives nginx the folders of its configuration, its certificate and the answers of certbot', () => {
    const { proxy } = services;
    const mounted = (proxy?.volumes ?? []).map((volume) =>
      volume.replace(/:ro$/, '').split(':').at(-1),
    );
    const environment = { APP_URL: 'https://www.townboard.example/' };
    const configuration = proxyConfiguration({ ...proxy, environment });
    const used = [...configuration.matchAll(/^ +(?:ssl_certificate(?:_key)?|root) (.*);$/gm)].map(
      ([, path]) => path,
    );
    const live = '/etc/letsencrypt/live/www.townboard.example';
    expect(used).toEqual(['/var/www/html', `${live}/fullchain.pem`, `${live}/privkey.pem`]);
    expect(mounted).toEqual(
      expect.arrayContaining(['/etc/townboard', '/etc/letsencrypt', '/var/www/html']),
    );
  });

  test("keeps the last image's scripts in a folder that the image gives to its user", () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    expect(dockerfile).toContain('mkdir data/generations');
    expect(dockerfile).toContain('COPY --from=build --chown=node:node /app/data ./data');
    for (const [, service] of own) {
      expect(service.volumes).toEqual(['generations:/app/data/generations']);
    }
  });

  test('contains no secrets, and gives our processes minimal rights', () => {
    for (const [, name, value] of source.matchAll(/(\w*(?:PASSWORD|SECRET|KEY)\w*): (.*)/g)) {
      expect(value, name).toMatch(/^\$\{\w+:\?\}$/);
    }
    for (const [, service] of own) {
      expect(service).toMatchObject({ cap_drop: ['ALL'], env_file: '../.env' });
      expect(service.environment?.TRUSTED_PROXIES).toBe('1');
    }
  });

  test('takes callers by IPv4 alone, whose addresses Docker leaves as they are', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(published).toEqual(['0.0.0.0:80:80', '0.0.0.0:443:443']);
    expect(readFileSync('deploy/README.md', 'utf8')).toMatch(/no AAAA\srecord/);
  });

  test('sets only variables explained in .env.example', () => {
    const explained = readFileSync('.env.example', 'utf8');
    for (const name of Object.keys(services['app-1']?.environment ?? {})) {
      expect(explained).toMatch(new RegExp(`^${name}=`, 'm'));
    }
  });

  test("keeps the image's settings, whatever .env contains", () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replace(/\\\n/g, ' ');
    const [, set = ''] = /\nENV ([^\n]*)\n(?!RUN)/.exec(dockerfile) ?? [];
    const explained = parseEnv(readFileSync('.env.example', 'utf8'));
    const shared = Object.entries(parseEnv(set.trim().replaceAll(/ +/g, '\n'))).filter(
      ([name]) => name in explained,
    );
    expect(shared.map(([name]) => name)).toContain('DATA_DIR');
    expect(services['app-1']?.environment).toMatchObject(Object.fromEntries(shared));
  });

  test('gives a request 25 seconds after SIGTERM, and a server as long to end', () => {
    for (const [name, service] of own) {
      expect(service.environment?.DRAIN_SECONDS, name).toBe('15');
      expect(service.stop_grace_period, name).toBe('30s');
    }
  });

  test('lets primary and replica change places by .env alone, in no order', () => {
    const { database, replica } = services;
    expect(database?.command).toEqual(replica?.command);
    expect(source).toMatch(/@\$\{PRIMARY_HOST:-database\}:5432/);
    expect(source).toMatch(/@\$\{REPLICA_HOST:-replica\}:5432/);
    for (const [name, { depends_on = {} }] of Object.entries(services)) {
      for (const one of ['database', 'replica']) {
        expect([undefined, 'service_started'], name).toContain(depends_on[one]?.condition);
      }
    }
  });

  test("judges the worker's health by its heartbeat", async () => {
    const seconds = Date.now() / 1000;
    const metric = 'townboard_worker_heartbeat_timestamp_seconds';
    const texts = [
      `# TYPE ${metric} gauge\n${metric} ${seconds}\n`,
      `${metric} ${seconds - 100}\n`,
    ];
    const { url } = await loopback(...[...texts, ''].map((text) => answer(200, text)));
    const [kind, , ...args] = services.worker?.healthcheck?.test ?? [];
    expect(kind).toBe('CMD');
    const check = async () => {
      const local = args.map((arg) => arg.replace('http://127.0.0.1:9464', url));
      const [code] = await once(spawn(process.execPath, local), 'exit');
      return code;
    };
    expect([await check(), await check(), await check()]).toEqual([0, 1, 1]);
  });

  test('keeps versions of the bucket for 30 days', () => {
    expect(source).toContain('mc version enable store/pictures');
    expect(source).toContain('mc ilm rule add --noncurrent-expire-days 30 store/pictures');
  });

  test('bounds what an absent replica takes of the disk', () => {
    expect(services.database?.command).toContain('max_slot_wal_keep_size=4GB');
  });

  test('runs a PostgreSQL version that the image can dump', () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    const [, major] = /postgresql-client-(\d+)/.exec(dockerfile) ?? [];
    expect(services.database?.image).toBe(`postgres:${major}`);
    expect(services.replica?.image).toBe(`postgres:${major}`);
  });
});
