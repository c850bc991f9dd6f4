/*
 * What style sheets still do that decision 0050 forbids. Each list may only shrink: `npx tsx tools/styles.ts --write` writes what is left of it.
 */

/** Classes that several style sheets define. */
export const DEFINED_TWICE: readonly string[] = [
  '.account-nav: storefront/src/shell/header.css, storefront/src/shell/shell.css',
  '.banner: storefront/src/shell/search-banner.css, storefront/src/shell/shell.css',
  '.float: storefront/src/shell/floating-bar.css, storefront/src/shell/shell.css',
  '.footer: storefront/src/shell/footer.css, storefront/src/shell/shell.css, storefront/src/warehouse/warehouse.css',
  '.header-nav: storefront/src/shell/header.css, storefront/src/shell/shell.css',
  '.header-search: storefront/src/shell/header.css, storefront/src/shell/shell.css',
  '.header: storefront/src/shell/header.css, storefront/src/shell/shell.css',
  '.menu-list: storefront/src/shell/header.css, ui/src/menu/menu.css',
  '.tabbar: storefront/src/shell/floating-bar.css, storefront/src/shell/shell.css',
  '.top-corner: storefront/src/shell/floating-bar.css, storefront/src/shell/shell.css, storefront/src/warehouse/warehouse.css',
]

/** Selectors outside `ui` that name a class of `ui`. */
export const REACH_INTO_UI: readonly string[] = [
  'console/src/shared/queue/master.css: .desk > .state',
  'console/src/shared/queue/master.css: .master-body h2:not(.card-head > h2)',
  'console/src/shared/shared.css: .paste-results .lucide',
  'console/src/shared/shared.css: .paste-results [data-bad] .lucide',
  'console/src/shared/shared.css: .station-main > .state',
  'storefront/src/help/help.css: .article-steps .lucide',
  'storefront/src/home/home.css: .labels .code',
  'storefront/src/shared/shared.css: .search > .btn',
  'storefront/src/shared/shared.css: .search-box > .lucide',
  'storefront/src/shell/floating-bar.css: .top-corner > .to-top',
  'storefront/src/shell/header.css: .header .logo',
  'storefront/src/shell/header.css: .header .logo-name',
  'storefront/src/shell/header.css: .header .menu-arrow',
  'storefront/src/shell/header.css: .header .menu-button',
  'storefront/src/shell/header.css: .header .menu-button',
  'storefront/src/shell/header.css: .header .menu-list',
  'storefront/src/shell/header.css: .header-nav > .btn',
  'storefront/src/shell/header.css: .header-nav > .btn',
  'storefront/src/shell/header.css: .menu-list .currencies > button',
  'storefront/src/shell/header.css: .menu-list > .menu-section:last-child',
  'storefront/src/warehouse/warehouse.css: .builder-side > .card',
  'storefront/src/warehouse/warehouse.css: .builder-side > .card > .card-body',
]

/** The lines of each style sheet outside `ui`. */
export const CSS_LINES: Readonly<Record<string, number>> = {
  'console/src/shared/queue/master.css': 192,
  'console/src/shared/shared.css': 71,
  'console/src/shell/shell.css': 27,
  'console/src/styles.css': 6,
  'storefront/src/help/help.css': 269,
  'storefront/src/home/home.css': 141,
  'storefront/src/profile/profile.css': 18,
  'storefront/src/shared/shared.css': 148,
  'storefront/src/shell/floating-bar.css': 102,
  'storefront/src/shell/footer.css': 53,
  'storefront/src/shell/header.css': 188,
  'storefront/src/shell/login-layout.css': 64,
  'storefront/src/shell/search-banner.css': 42,
  'storefront/src/shell/shell.css': 99,
  'storefront/src/styles.css': 16,
  'storefront/src/warehouse/warehouse.css': 57,
}
