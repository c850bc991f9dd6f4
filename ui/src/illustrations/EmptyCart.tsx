import { Ground, Picture } from './parts.tsx'

/** An empty trolley. */
export const EmptyCart = () => (
  <Picture>
    <Ground />
    <path className="paper" d="M46 42h78l-9 38H55z" />
    <path className="thin" d="M66 42l4 38m15-38v38m19-38-4 38M49 55h72m-69 12h66" />
    <path d="M26 28h13l17 62h62" />
    <circle className="kraft" cx="64" cy="99" r="8" />
    <circle className="kraft" cx="110" cy="99" r="8" />
    <path className="route" d="M85 30V10m-7 13 7 8 7-8" />
  </Picture>
)
