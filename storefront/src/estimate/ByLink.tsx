import { LINK_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'

const say = landedCostText.link

/**
 * The expected weight and cost up to delivery of the goods of a link, for shoppers who do not know the
 * weight.
 */
export function ByLink() {
  const [url, ask] = useState('')
  const form = useForm({
    start: { url: '' },
    check: { url: (typed) => (typed.trim() === '' ? say.notALink : null) },
    send: (typed) => ask(typed.url.trim().slice(0, LINK_TEXT_MAX)),
  })
  const cost = useLandedCost(url ? [{ url }] : [])
  const [item] = cost.data?.items ?? []
  return (
    <Card>
      <form {...form.props} className="fields">
        <TextField label={say.label} hint={say.hint} unmarked {...form.field('url')} />
        <Button submit>{say.calculate}</Button>
      </form>
      {cost.failed ? (
        <Note tone="warn">{say.notALink}</Note>
      ) : (
        item && (
          <div className="mt-4 grid grid-cols-1 gap-2">
            {item.title && <p className="font-medium">{item.title}</p>}
            <p className="text-sm text-ink-2">{item.explanation}</p>
            <LandedCostSum cost={cost} title={landedCostText.title} />
            <ButtonLink to={to.goods(url)}>{say.open}</ButtonLink>
          </div>
        )
      )}
    </Card>
  )
}
