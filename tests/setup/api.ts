// Vite has a BASE_URL of its own ('/') and overwrites ours with it.
if (!process.env.SITE_URL) {
  throw new Error('The API tests need a running site: npm test -- api');
}
process.env.BASE_URL = process.env.SITE_URL;
