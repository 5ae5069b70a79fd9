import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
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
    const asked = Object.entries(services).filter(([, { profiles }]) => profiles);
    expect(asked.map(([name, { profiles }]) => [name, profiles])).toEqual([['search', ['search']]]);
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
      const from = volume.startsWith('${') ? undefined : volume.split(':')[0];
      if (!from) continue;
      if (from.startsWith('.')) expect(existsSync(join('deploy', from)), volume).toBe(true);
      else expect(Object.keys(volumes), volume).toContain(from);
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

  test('runs a PostgreSQL version that the image can dump', () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    const [, major] = /postgresql-client-(\d+)/.exec(dockerfile) ?? [];
    expect(services.database?.image).toBe(`postgres:${major}`);
    expect(services.replica?.image).toBe(`postgres:${major}`);
  });

  test.skipIf(spawnSync('nginx', ['-v']).error)('gives nginx a valid configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const command = services.proxy?.command?.at(-1) ?? '';
    const edit = /^(sed .*?) \/etc\/townboard\/nginx\.conf >/.exec(command)?.[1] ?? '';
    const edited = execFileSync('sh', ['-c', `${edit} deploy/nginx.conf`], { encoding: 'utf8' });
    expect(edited).toContain('server app-1:3000');
    expect(edited).toContain('server app-2:3000');
    mkdirSync(join(folder, 'logs'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    });
    const local = edited
      .replace(/app-[12]:3000/g, '127.0.0.1:3000')
      .replaceAll(/\/var\/(?:log|cache)\/nginx/g, folder)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace(/^pid .*$/m, `pid ${folder}/pid;`);
    writeFileSync(join(folder, 'nginx.conf'), local);
    const { status, stderr } = spawnSync(
      'nginx',
      ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
      { encoding: 'utf8' },
    );
    expect(stderr).toContain('syntax is ok');
    expect(status, stderr).toBe(0);
  });
});
