import type { Call } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

/** A list of goods, once all its rows are read. */
export async function readList(call: Call, id: string): Promise<Reply<'GET /goods_lists/{id}'>> {
  for (;;) {
    const list = await call('GET /goods_lists/{id}', { params: { id } })
    if (list.stage !== 'reading') return list
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
