import { createHash } from 'node:crypto'

/**
 * The only inline script of our documents, which the policy allows by its hash. When a script file cannot be
 * loaded, it shows the words that the document keeps for that case (`pages/page-document.ts`): nothing else
 * can, since every other script is in a file.
 */
export const INLINE_SCRIPT =
  "addEventListener('error',e=>{if(e.target instanceof HTMLScriptElement)document.getElementById('unloaded').hidden=false},true)"

/** Its hash, as a source of the policy. */
export const INLINE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`
