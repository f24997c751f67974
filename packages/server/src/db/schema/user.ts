import { languages, type Language } from '@commissary/messages/languages'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { archivable, instant, oneOf, ownReference, rowColumns, rowId } from './columns.ts'
import { school } from './school.ts'

export const userRoles = ['administrator', 'staff', 'parent'] as const
export type UserRole = (typeof userRoles)[number]

export const userModules = ['catalog', 'menus', 'production', 'inventory', 'orders', 'reports', 'settings'] as const
export type UserModule = (typeof userModules)[number]

export const appUser = pgTable(
  'app_user',
  {
    ...rowColumns(),
    /** The email address. Unique across all caterers, because a login does not name the caterer. */
    userName: text('user_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mobile: text('mobile'),
    role: text('role').$type<UserRole>().notNull(),
    /** argon2id in its standard text format. Null until the account is activated. */
    passwordHash: text('password_hash'),
    status: text('status').$type<'active' | 'disabled'>().notNull().default('active'),
    /** False: only the schools of `user_school`. */
    hasAllSchools: boolean('has_all_schools').notNull().default(true),
    /** Null: every module that the caterer has. */
    modules: jsonb('modules').$type<UserModule[]>(),
    /** BCP 47; null = the caterer's. */
    language: text('language').$type<Language>(),
    ...archivable(),
  },
  (table) => [
    unique('app_user_own').on(table.catererId, table.id),
    uniqueIndex('app_user_user_name')
      .on(sql`lower(${table.userName})`)
      .where(sql`${table.archivedAt} is null`),
    ownReference('app_user_caterer', table.catererId, table.catererId, caterer),
    check('app_user_role', sql`${table.role} in ${oneOf(userRoles)}`),
    check('app_user_status', sql`${table.status} in ('active', 'disabled')`),
    check('app_user_language', sql`${table.language} in ${oneOf(languages)}`),
  ],
)

/** The schools of a user who does not have all of them. */
export const userSchool = pgTable(
  'user_school',
  { ...rowColumns(), userId: rowId('user_id').notNull(), schoolId: rowId('school_id').notNull() },
  (table) => [
    unique('user_school_once').on(table.catererId, table.userId, table.schoolId),
    index('user_school_school').on(table.catererId, table.schoolId),
    ownReference('user_school_user', table.catererId, table.userId, appUser, 'cascade'),
    ownReference('user_school_school_own', table.catererId, table.schoolId, school, 'cascade'),
  ],
)

/** When a user last logged in. A separate table, because a login does not change the user record. */
export const userLogin = pgTable(
  'user_login',
  { ...rowColumns(), userId: rowId('user_id').notNull(), lastLoginAt: instant('last_login_at').notNull() },
  (table) => [
    unique('user_login_once').on(table.catererId, table.userId),
    ownReference('user_login_user', table.catererId, table.userId, appUser, 'cascade'),
  ],
)

/** A user's view of a table: the list's address and the columns. The policies let only its user write it, and read it unless it is shared. */
export const savedView = pgTable(
  'saved_view',
  {
    ...rowColumns(),
    userId: rowId('user_id')
      .notNull()
      .default(sql`current_app_user()`),
    tableId: text('table_id').notNull(),
    name: text('name').notNull(),
    /** Query string of the list's address, without its page. */
    query: text('query').notNull(),
    layout: jsonb('layout').$type<ViewLayout>().notNull(),
    /** Colleagues read it. */
    isShared: boolean('is_shared').notNull().default(false),
  },
  (table) => [
    uniqueIndex('saved_view_name').on(table.catererId, table.userId, table.tableId, sql`lower(${table.name})`),
    ownReference('saved_view_user', table.catererId, table.userId, appUser, 'cascade'),
  ],
)

/** The screens that a user pinned and used last, for the landing pages; one row each. */
export const userScreens = pgTable(
  'user_screens',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    /** Ids of screens, in the order in which they were pinned. */
    pinned: jsonb('pinned').$type<string[]>().notNull().default([]),
    /** The last one first. */
    recent: jsonb('recent').$type<string[]>().notNull().default([]),
  },
  (table) => [
    unique('user_screens_once').on(table.catererId, table.userId),
    ownReference('user_screens_user', table.catererId, table.userId, appUser, 'cascade'),
  ],
)

/** How a user arranged the columns of a table. */
export interface ViewLayout {
  order: string[]
  hidden: string[]
  /** In px, by column. */
  widths: Record<string, number>
  density: 'normal' | 'compact' | null
}

/**
 * Addresses that a user logged in from. Failed attempts from elsewhere do not lock the account for them. Stored as SHA-256 of
 * user and address.
 */
export const loginAddress = pgTable(
  'login_address',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    addressHash: text('address_hash').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (table) => [
    unique('login_address_once').on(table.catererId, table.userId, table.addressHash),
    ownReference('login_address_user', table.catererId, table.userId, appUser, 'cascade'),
  ],
)
