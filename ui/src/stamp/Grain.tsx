/** The grain of ink on paper, as an SVG filter with this id. Omitted in print, which has real ink. */
export function Grain({ id, coarse }: { id: string; coarse?: boolean | undefined }) {
  return (
    <filter id={id}>
      <feTurbulence
        type="fractalNoise"
        baseFrequency={coarse ? 0.6 : 0.9}
        numOctaves="2"
        seed={coarse ? 7 : 3}
        result="noise"
      />
      <feColorMatrix
        in="noise"
        values={`0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${coarse ? '-3.4 3.1' : '-2.6 2.25'}`}
        result="grain"
      />
      <feComposite in="SourceGraphic" in2="grain" operator="in" />
    </filter>
  )
}
