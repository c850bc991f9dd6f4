import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { number, weight } from '@longhaul/text/format.ts'
import { Facts } from '../../shared/Facts.tsx'

/** What one piece of a product is expected to weigh now, what that stands on, and the goods most like it. */
export function ExpectedWeight({ marketplace, item }: { marketplace: string; item: string }) {
  const params = { marketplace, item }
  const found = useCall('GET /goods/{marketplace}/{item}/knowledge', { params, query: {} })
  return (
    <Loaded of={found}>
      {({ estimate: { weight_grams: grams, level, weighings, nearest } }) => (
        <Facts
          facts={[
            {
              name: words.expected,
              value: words.range(weight(grams.expected), weight(grams.low), weight(grams.high)),
            },
            {
              name: words.basis,
              value: words.basisOf(estimatesText.levelNames[level], number(weighings)),
            },
            nearest.length > 0 && { name: words.nearest, value: <Nearest goods={nearest} /> },
          ]}
        />
      )}
    </Loaded>
  )
}

const Nearest = ({
  goods,
}: {
  goods: readonly { title: string; weight_grams: number; weighings: number }[]
}) => (
  <ul className="grid gap-1">
    {goods.map(({ title, weight_grams: grams, weighings }) => (
      <li key={title}>
        <span lang="zh-Hans">{title}</span>
        <small className="muted num block">
          {weight(grams)} · {words.weighings(weighings)}
        </small>
      </li>
    ))}
  </ul>
)
