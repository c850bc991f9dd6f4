import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'

/** Feedback after a scan or a command, large enough to read from across the bench. */
export function Banner({
  good,
  title,
  code,
  text,
  children,
}: {
  good: boolean
  title: string
  code?: string
  text: string
  /** What can be done about it. */
  children?: ReactNode
}) {
  const Icon = good ? CircleCheck : CircleX
  return (
    <div
      className={`flex gap-3 rounded-card p-4 text-[1rem] leading-[1.45] text-on-fill ${good ? 'bg-ok' : 'bg-bad'}`}
      role={good ? 'status' : 'alert'}
    >
      <Icon className="size-8 stroke-2" />
      <div>
        <p className="text-xl leading-[1.3] font-semibold">{title}</p>
        {code && <p className="code">{code}</p>}
        {text && <p>{text}</p>}
        {children && <p className="mt-2">{children}</p>}
      </div>
    </div>
  )
}
