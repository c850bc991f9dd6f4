import { spacedName } from '../spaced-name.ts'
import type { text as english } from './under-way.en.ts'

export const text: typeof english = {
  between: (from, until) => `预计 ${from}至 ${until}送达`,
  carrierPage: (carrier) => `在${spacedName(carrier)}查看`,
  manyCarriers: '在 17TRACK 查询',
}
