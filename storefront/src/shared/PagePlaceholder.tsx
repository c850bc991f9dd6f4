/** Keeps the footer below the fold until the page is rendered. */
export const PagePlaceholder = () => <div className="min-h-[calc(100dvh-64px)]" />
