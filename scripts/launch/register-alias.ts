/* `node --import ./scripts/launch/register-alias.ts file.ts` resolves `@/…` in plain Node. */
import { registerHooks } from 'node:module';
import { resolveAlias } from './alias-loader.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    next(resolveAlias(specifier, context.parentURL) ?? specifier, context),
});
