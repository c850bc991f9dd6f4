import type { Reply } from '@longhaul/contract/routes.ts'

/**
 * Starts the download of the order form's large picture with the reply that names it. Otherwise it would start when the picture is rendered, which on a slow
 * telephone is a second later.
 */
export function preloadPicture(data: unknown): void {
  // Every first reply passes here; only that of the look-up has a product.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const reply = data as Partial<Reply<'GET /products'>> | undefined
  const url = reply?.product?.images[0]?.url
  if (url) Object.assign(new Image(), { fetchPriority: 'high', src: url })
}
