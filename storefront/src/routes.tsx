import { matchPath } from '@longhaul/ui/address/match-path.ts'
import {
  accuracyNeeds,
  articleNeeds,
  goodsNeeds,
  homeNeeds,
  type Need,
  type Params,
  productNeeds,
  creatorNeeds,
  publicListNeeds,
} from './needs.ts'
import { publicScreen, type Screen, screen } from './shared/screen.ts'

/** One address of the shop. */
export type PageRoute = {
  path: string
  screen: Screen
  /** The bare layout of log-in and registration; the default layout if not set. */
  layout?: 'login'
  /** For logged-in shoppers only: a guest is sent to the log-in page and then returns. */
  guarded?: true
  /** A page for logged-in shoppers only; listed before the guests' page at the same path. */
  shoppers?: true
  /** The server renders a preview of the content if it has the reply to the screen's first request stored. */
  previewed?: true
  /** Previewed in whole, for strangers: search engines may list it. */
  indexed?: true
  needs?: (params: Params, search: URLSearchParams) => Need[]
}

/** The site map (docs/rules/storefront.md): every address of the shop, as `links.ts` generates them. */
export const routes: readonly PageRoute[] = [
  { path: '/', screen: screen('desk/DeskScreen'), shoppers: true },
  { path: '/', screen: publicScreen('home/HomeScreen'), needs: homeNeeds },
  { path: '/faq/:id?/:name?', screen: publicScreen('help/HelpScreen'), needs: articleNeeds('faq') },
  {
    path: '/article/:id?/*',
    screen: publicScreen('help/ArticleScreen'),
    needs: articleNeeds('article'),
  },
  { path: '/fulfilment', screen: publicScreen('fulfilment/FulfilmentScreen') },
  { path: '/contact', screen: screen('help/ContactScreen') },
  { path: '/howRight', screen: publicScreen('accuracy/AccuracyScreen'), needs: accuracyNeeds },

  { path: '/user/login', screen: publicScreen('accounts/LoginScreen'), layout: 'login' },
  { path: '/user/register', screen: publicScreen('accounts/RegisterScreen'), layout: 'login' },
  { path: '/user/registerSuccess', screen: screen('accounts/RegisterSuccessScreen'), layout: 'login' },
  { path: '/user/result', screen: screen('accounts/ResultScreen'), layout: 'login' },
  {
    path: '/user/findPassword',
    screen: publicScreen('accounts/FindPasswordScreen'),
    layout: 'login',
  },
  { path: '/user/resetPassword', screen: screen('accounts/ResetPasswordScreen'), layout: 'login' },

  { path: '/productdetail', screen: screen('goods/GoodsScreen'), previewed: true, needs: goodsNeeds },
  {
    path: '/list/:code',
    screen: screen('lists/PublicListScreen'),
    previewed: true,
    indexed: true,
    needs: publicListNeeds,
  },
  {
    path: '/c/:code',
    screen: screen('lists/CreatorScreen'),
    previewed: true,
    indexed: true,
    needs: creatorNeeds,
  },
  { path: '/goods/:marketplace/:item', screen: screen('goods/ProductScreen'), needs: productNeeds },
  { path: '/search', screen: screen('search/SearchScreen') },
  { path: '/shippingEstimate', screen: screen('estimate/EstimateScreen') },
  { path: '/favourites', screen: screen('favourites/FavouritesScreen') },
  { path: '/cart', screen: screen('cart/CartScreen'), guarded: true },
  { path: '/confirmOrder', screen: screen('orders/ConfirmOrderScreen'), guarded: true },
  { path: '/payment', screen: screen('payment/PaymentScreen'), guarded: true },
  { path: '/payment/payResult', screen: screen('payment/PayResultScreen'), guarded: true },
  { path: '/payment/recharge', screen: screen('payment/RechargeScreen'), guarded: true },
  { path: '/mine/order', screen: screen('orders/OrdersScreen'), guarded: true },
  { path: '/mine/order/orderDetail', screen: screen('orders/OrderScreen'), guarded: true },
  { path: '/mine/store', screen: screen('warehouse/StoreScreen'), guarded: true },
  { path: '/mine/store/confirmInfo', screen: screen('warehouse/ConfirmInfoScreen'), guarded: true },
  { path: '/mine/package', screen: screen('parcels/PackagesScreen'), guarded: true },
  { path: '/mine/package/packageDetail', screen: screen('parcels/PackageScreen'), guarded: true },
  { path: '/mine/package/review', screen: screen('parcels/PackageReviewScreen'), guarded: true },
  { path: '/mine/fund', screen: screen('funds/FundsScreen'), guarded: true },
  { path: '/message', screen: screen('messages/MessagesScreen'), guarded: true },
  { path: '/mine/address', screen: screen('addresses/AddressBookScreen'), guarded: true },
  { path: '/mine/setting', screen: screen('settings/SettingsScreen'), guarded: true },
  { path: '/mine/personal', screen: screen('profile/ProfileScreen'), guarded: true },
  { path: '/mine/secure', screen: screen('security/SecureScreen'), guarded: true },
  { path: '/mine/programs', screen: screen('programs/ProgramsScreen'), guarded: true },
  { path: '/oauth/authorize', screen: screen('programs/ConnectScreen'), guarded: true },
  { path: '/mine/modifyPassword', screen: screen('security/ModifyPasswordScreen'), guarded: true },
  { path: '/payment/westpay', screen: screen('payment/WestpayScreen'), guarded: true },
  { path: '/mine/reward', screen: screen('rewards/RewardsScreen'), guarded: true },
]

/**
 * The route of a path for a guest or a shopper, with the parameters in the path; undefined if there is none.
 * No two routes match the same path and reader.
 */
export function findRoute(
  pathname: string,
  loggedIn: boolean,
): { route: PageRoute; params: Params } | undefined {
  for (const route of routes) {
    if (route.shoppers && !loggedIn) continue
    const params = matchPath(route.path, pathname)
    if (params) return { route, params }
  }
  return undefined
}
