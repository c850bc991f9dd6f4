import { Ground, Picture } from './parts.tsx'

/** An open box, still empty. */
export const NoPackages = () => (
  <Picture>
    <Ground />
    <path className="shade" d="M48 62 62 48h52l-10 14z" />
    <path className="kraft" d="M48 62h56v46H48z" />
    <path className="shade" d="m104 62 10-14v46l-10 14z" />
    <path className="paper" d="M48 62 30 72l14-15 18-9zm56 0 20 8-4-15-6-7zM62 48l-6-16h48l10 16z" />
    <path className="paper thin" d="M56 102V88h22v14zm5-9h12m-12 4h7" />
    <path className="route" d="M84 26V8m-7 12 7 8 7-8" />
  </Picture>
)
