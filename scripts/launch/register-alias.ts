/*
 * `node --import ./scripts/launch/register-alias.ts file.ts`: lets plain Node load what lives in lib/.
 * Next and Vitest resolve `@/…` by themselves; scripts, seed and worker need this.
 */
import { registerHooks } from 'node:module';
import { resolveAlias } from './alias-loader.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    next(resolveAlias(specifier, context.parentURL) ?? specifier, context),
});
