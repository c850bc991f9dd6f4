/** A count on an icon or next to a word; nothing at zero. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="min-w-[18px] rounded-[9px] bg-seal px-1 text-center text-[12px] leading-[18px] font-semibold text-on-seal tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  )
}
