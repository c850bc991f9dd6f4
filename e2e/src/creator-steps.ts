import type { Call } from '@longhaul/contract/client.ts'
import { staff } from './calls.ts'
import { eventually } from './eventually.ts'

/* Creators and their lists, through the API. */

/** Keeps a list of these links, waits until its products are read, and shows it to everybody. */
export async function publishList(
  call: Call,
  { name, goods }: { name: string; goods: readonly string[] },
): Promise<{ id: string; code: string }> {
  const { id } = await call('POST /goods_lists', { body: { name, text: goods.join('\n') } })
  await eventually(async () => {
    const { counts } = await call('GET /goods_lists/{id}', { params: { id } })
    if (counts.waiting) throw new Error(`${counts.waiting} rows are not read`)
  })
  const body = { title: name, intro: '', shown_name: 'Mei' }
  const { code } = await call('PUT /goods_lists/{id}/publication', { params: { id }, body })
  return { id, code }
}

/** Applies as a creator, unless the shopper is one already, and is approved by finance. Returns the code. */
export async function becomeCreator(url: string, call: Call, shown_name: string): Promise<string> {
  const { creator: known } = await call('GET /creator')
  if (known) return known.code
  const { code } = await call('POST /creator', { body: { shown_name, about: '' } })
  const finance = await staff(url, 'finance')
  const { items } = await finance('GET /staff/creators', { query: { limit: 100 } })
  const applied = items.find((item) => item.code === code)
  if (!applied) throw new Error('the application is not there')
  const params = { id: applied.id }
  await finance('POST /staff/creators/{id}/steps', { params, body: { step: 'approve', reason: '' } })
  return code
}
