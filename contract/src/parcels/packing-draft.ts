import { type Static, Type } from 'typebox'
import { Id, nullable, text } from '../fields.ts'

/** What was typed for an unfinished package, as it stands; `carton` null is the suggested one. */
export const typedForBox = {
  weight: text(12),
  length: text(12),
  width: text(12),
  height: text(12),
  carton: nullable(text(12)),
}

/** What a bench keeps of a package that is not finished. */
export const PackingDraft = Type.Object({
  ...typedForBox,
  photo_file_ids: Type.Array(Id, { maxItems: 10 }),
})
export type PackingDraft = Static<typeof PackingDraft>
