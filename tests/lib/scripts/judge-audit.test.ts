import { expect, test } from 'vitest';
import { judgeAudit, tellFaults } from '@/scripts/audit/judge-audit';

const fault = (name: string, fixAvailable: unknown) => ({
  [name]: { name, severity: 'high', via: [], effects: [], range: '*', nodes: [], fixAvailable },
});

test('findings are separated by whether there is a fix', () => {
  const vulnerabilities = {
    ...fault('left', true),
    ...fault('major', { name: 'major', version: '9.0.0', isSemVerMajor: true }),
    ...fault('stuck', false),
  };
  expect(judgeAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    kind: 'judged',
    withFix: ['left (high)', 'major (high)'],
    withoutFix: ['stuck (high)'],
  });
  const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(judgeAudit(none)).toEqual({ kind: 'judged', withFix: [], withoutFix: [] });
});

test.each([
  [JSON.stringify({ message: '405 Method Not Allowed', error: {} }), '405 Method Not Allowed'],
  ['', 'no answer'],
  ['<html>', 'no answer'],
])('%s contains no findings', (json, why) => {
  expect(judgeAudit(json)).toEqual({ kind: 'not asked', why });
});

test('only a finding with a fix fails', () => {
  expect(
    tellFaults({ kind: 'judged', withFix: ['left (high)'], withoutFix: ['stuck (low)'] }),
  ).toEqual({
    sentences: [
      'Known faults without a fix yet: stuck (low)',
      'Known faults with a fix: left (high). See npm audit --omit=dev',
    ],
    fails: true,
  });
  expect(tellFaults({ kind: 'judged', withFix: [], withoutFix: [] })).toEqual({
    sentences: ['No known fault has a fix.'],
    fails: false,
  });
  expect(tellFaults({ kind: 'not asked', why: '405' })).toEqual({
    sentences: ['The registry could not be asked about faults: 405'],
    fails: false,
  });
});
