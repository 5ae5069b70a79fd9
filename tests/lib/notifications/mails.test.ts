import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderMail } from '@/lib/notifications/templates/mail-layout';
import { mailTemplates } from '@/lib/notifications/templates/mails';

afterEach(() => vi.unstubAllEnvs());

describe('renderMail', () => {
  test('escapes data', () => {
    const nasty = `<img src=x onerror="alert('1')"> & co`;
    const { html } = renderMail({
      subject: nasty,
      heading: nasty,
      paragraphs: [nasty],
      code: nasty,
      action: { label: nasty, url: `https://site.example/?a="><script>` },
      footnote: nasty,
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co');
  });

  test('says the same in text as in HTML', () => {
    const mail = renderMail(mailTemplates['verify-email']({ code: '0042' }));
    for (const body of [mail.text, mail.html, mail.subject]) expect(body).toContain('0042');
  });

  test('builds links from APP_URL', () => {
    vi.stubEnv('APP_URL', 'https://townboard.example');
    const { text } = renderMail(mailTemplates['reset-password']({ token: 'a-b_c' }));
    expect(text).toContain('https://townboard.example/reset-password?token=a-b_c');
  });
});
