/*
 * Two entries of the header that are closed for now (docs/rules/content.md): each shows the given notice, word for word, with a single
 * Confirm, and goes nowhere.
 */

export const openShippingEstimate = (): void => void tellClosed()

export const openCommunity = (): void => void tellClosed()

async function tellClosed(): Promise<void> {
  const [{ notice }, { errorText }] = await Promise.all([
    import('@longhaul/ui/dialog/ask.tsx'),
    import('@longhaul/text/errors/errors.ts'),
  ])
  await notice(errorText.reasons.feature_closed)
}
