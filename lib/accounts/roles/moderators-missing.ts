export const moderatorsMissing =
  'Nobody can review ads yet: adult ads cannot be posted, and reports wait. ' +
  'npm run admin:grant -- email moderator';
