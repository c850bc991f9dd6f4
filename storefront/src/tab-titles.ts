import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { contactText } from '@longhaul/text/storefront/contact/contact.ts'
import { deskText } from '@longhaul/text/storefront/desk/desk.ts'
import { estimateText } from '@longhaul/text/storefront/estimate/estimate.ts'
import { favouritesText } from '@longhaul/text/storefront/favourites/favourites.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { remittancesText } from '@longhaul/text/storefront/funds/remittances.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { publicListText } from '@longhaul/text/storefront/lists/public-list.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import type { PageState } from './page-state.ts'

/*
 * The tab titles of pages that the server does not render, until their screen is loaded and names its goods
 * or its number. Only the server has this table: the browser would have to fetch every catalogue for it.
 */

const TITLES: Readonly<Record<string, string>> = {
  ContactScreen: contactText.title,
  RegisterSuccessScreen: accountsText.success.title,
  ResultScreen: accountsText.result.checking,
  ResetPasswordScreen: accountsText.resetPassword.title,
  DeskScreen: deskText.title,
  GoodsScreen: goodsText.title,
  ProductScreen: knowledgeText.seen.title,
  SearchScreen: searchText.title,
  PublicListScreen: publicListText.title,
  CreatorScreen: publicListText.title,
  EstimateScreen: estimateText.title,
  FavouritesScreen: favouritesText.title,
  CartScreen: cartText.title,
  ConfirmOrderScreen: ordersText.confirm.title,
  PaymentScreen: paymentText.titlePlain,
  PayResultScreen: paymentText.result.title,
  RechargeScreen: paymentText.recharge.title,
  WestpayScreen: remittancesText.title,
  OrdersScreen: orderListText.list.title,
  OrderScreen: orderListText.list.title,
  StoreScreen: warehouseText.title,
  ConfirmInfoScreen: warehouseText.confirm.title,
  PackagesScreen: parcelsText.list.title,
  PackageScreen: parcelsText.list.title,
  PackageReviewScreen: parcelsText.list.title,
  FundsScreen: fundsText.title,
  MessagesScreen: messagesText.title,
  AddressBookScreen: addressesText.title,
  SettingsScreen: settingsText.title,
  ProfileScreen: profileText.title,
  SecureScreen: securityText.title,
  ModifyPasswordScreen: securityText.modify.title,
  ProgramsScreen: programsText.title,
  ConnectScreen: programsText.connect.title,
  RewardsScreen: rewardsText.title,
}

/**
 * The tab's title for a screen, with the site's name from the configuration; undefined for a screen that the
 * server renders.
 */
export function tabTitle(file: string, answers: PageState['answers']): string | undefined {
  const title = TITLES[file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)]
  const found = answers.find(([[spec]]) => spec === 'GET /configurations')?.[1]
  const site = isConfiguration(found) && found.WEBSITE_NAME
  return title && shellText.titleOf(title, site || 'Longhaul')
}

const isConfiguration = (answer: unknown): answer is { WEBSITE_NAME?: string } =>
  typeof answer === 'object' && answer !== null
