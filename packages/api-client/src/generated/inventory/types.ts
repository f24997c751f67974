// Generated from openapi/ by `pnpm generate`. Do not edit.

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type CatererId = number

export interface Failure {
  message: string
  /** Shown to the user as a toast. */
  errorMessage?: string
}

/**
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number

export type Instant = string

export interface Vendor {
  id: Id
  /**
   * 0 = shared.
   * @minimum 0
   */
  catererId: number
  vendorCode: string
  name: string
  /** @nullable */
  contact: string | null
  /** @nullable */
  email: string | null
  /** @nullable */
  address: string | null
  /** @nullable */
  accountNo: string | null
  active: boolean
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export interface VendorList {
  Vendors: Vendor[]
}

/**
 * One sentence for each field, by its path (`lines.2.amount`).
 */
export type RejectionFields = { [key: string]: string }

export interface Rejection {
  message: string
  /** One sentence for each field, by its path (`lines.2.amount`). */
  fields: RejectionFields
}

export interface VendorInput {
  /**
   * 0 on create. The path decides.
   * @minimum 0
   * @maximum 9007199254740991
   */
  id?: number
  catererId?: CatererId
  /**
   * @minLength 1
   * @maxLength 10
   */
  vendorCode: string
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string
  /**
   * At most ten digits, without the dial code.
   * @maxLength 10
   * @nullable
   * @pattern ^[0-9]{0,10}$
   */
  contact?: string | null
  /**
   * An e-mail address, or empty.
   * @maxLength 50
   * @nullable
   */
  email?: string | null
  /**
   * @maxLength 500
   * @nullable
   */
  address?: string | null
  /**
   * @maxLength 10
   * @nullable
   */
  accountNo?: string | null
  active?: boolean
}

export type SavedData = {
  message: string
  id?: Id
  version?: number
}

export interface Saved {
  data: SavedData
}

export interface VendorConflict {
  message: string
  current: Vendor
}

export interface StorageLocation {
  id: Id
  catererId: number
  /**
   * @minLength 1
   * @maxLength 50
   */
  storageLocationName: string
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export type _StorageLocationListEmbedded = {
  storageLocations: StorageLocation[]
}

export interface StorageLocationList {
  _embedded: _StorageLocationListEmbedded
}

export interface StorageLocationConflict {
  message: string
  current: StorageLocation
}

export interface SiteSchool {
  schoolId: Id
  schoolName: string
}

export interface Site {
  siteId: Id
  siteName: string
  schools: SiteSchool[]
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export type _SiteListEmbedded = {
  sites: Site[]
}

export interface SiteList {
  _embedded: _SiteListEmbedded
}

export interface NewSite {
  /**
   * @minLength 1
   * @maxLength 50
   */
  siteName: string
  /**
   * Ids. A school belongs to one site at most.
   * @minItems 1
   * @maxItems 1000
   */
  schools: Id[]
}

export type SiteInputSchoolsItem = {
  schoolId: Id
  /**
   * Taken and not used.
   * @maxLength 200
   */
  schoolName?: string
}

export interface SiteInput {
  siteId: Id
  /**
   * @minLength 1
   * @maxLength 50
   */
  siteName: string
  /**
   * A school belongs to one site at most.
   * @minItems 1
   * @maxItems 1000
   */
  schools: SiteInputSchoolsItem[]
}

export interface SiteConflict {
  message: string
  current: Site
}

/**
 * Any other failure.
 */
export type FailedResponse = Failure

/**
 * No session, or one that has ended.
 */
export type UnauthorizedResponse = Failure

/**
 * The caller's role, module or flag does not admit the call.
 */
export type ForbiddenResponse = Failure

/**
 * Input that breaks a rule, field by field.
 */
export type RejectedResponse = Rejection

/**
 * The request cannot be read at all.
 */
export type UnreadableResponse = Failure

/**
 * There is no such record for this caterer.
 */
export type NotFoundResponse = Failure

/**
 * The `version` that the writer saw. Without it the last write wins.
 */
export type IfMatchParameter = string

/**
 * A key of the client's choice; the same key with the same body has one effect and one answer.
 */
export type IdempotencyKeyParameter = string

export type ListStorageLocationsParams = {
  catererId: CatererId
}

export type CreateStorageLocationParams = {
  catererId: CatererId
  /**
   * @minLength 1
   * @maxLength 50
   */
  storageLocationName: string
}

export type UpdateStorageLocationParams = {
  catererId: CatererId
  /**
   * @minLength 1
   * @maxLength 50
   */
  storageLocationName: string
}

export type DeleteStorageLocationParams = {
  catererId: CatererId
}

export type ListInventorySitesParams = {
  catererId: CatererId
}

export type CreateInventorySiteParams = {
  catererId: CatererId
}

export type ReadInventorySiteParams = {
  catererId: CatererId
}

export type UpdateInventorySiteParams = {
  catererId: CatererId
}

export type DeleteInventorySiteParams = {
  catererId: CatererId
}
