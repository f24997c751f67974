// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
  '/vendor/all/{catererId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Own and shared vendors, whole */
    get: operations['listVendors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vendor/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Saves a vendor
     * @description A shared vendor answers 403.
     */
    put: operations['updateVendor']
    /** Adds a vendor */
    post: operations['createVendor']
    /**
     * Puts a vendor away
     * @description Nothing that points to it breaks. A shared vendor answers 403.
     */
    delete: operations['deleteVendor']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vendor/{id}/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Brings back a vendor that was put away */
    post: operations['restoreVendor']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/storageLocations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Storage locations, whole */
    get: operations['listStorageLocations']
    put?: never
    /** Adds a storage location */
    post: operations['createStorageLocation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/storageLocations/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Renames a storage location */
    put: operations['updateStorageLocation']
    post?: never
    /** Deletes a storage location */
    delete: operations['deleteStorageLocation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inventorySites': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Inventory sites with their schools, whole */
    get: operations['listInventorySites']
    put?: never
    /** Adds a site */
    post: operations['createInventorySite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inventorySites/{siteId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One site */
    get: operations['readInventorySite']
    /** Saves a site */
    put: operations['updateInventorySite']
    post?: never
    /** Deletes a site */
    delete: operations['deleteInventorySite']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    CatererId: number
    Failure: {
      message: string
      /** @description Shown to the user as a toast. */
      errorMessage?: string
    }
    Id: number
    /** Format: date-time */
    Instant: string
    Vendor: {
      id: components['schemas']['Id']
      /** @description 0 = shared. */
      catererId: number
      vendorCode: string
      name: string
      contact: string | null
      email: string | null
      address: string | null
      accountNo: string | null
      active: boolean
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    VendorList: {
      Vendors: components['schemas']['Vendor'][]
    }
    Rejection: {
      message: string
      /** @description One sentence for each field, by its path (`lines.2.amount`). */
      fields: {
        [key: string]: string
      }
    }
    VendorInput: {
      /** @description 0 on create. The path decides. */
      id?: number
      catererId?: components['schemas']['CatererId']
      vendorCode: string
      name: string
      /** @description At most ten digits, without the dial code. */
      contact?: string | null
      /** @description An e-mail address, or empty. */
      email?: string | null
      address?: string | null
      accountNo?: string | null
      /** @default true */
      active: boolean
    }
    Saved: {
      data: {
        message: string
        id?: components['schemas']['Id']
        version?: number
      }
    }
    VendorConflict: {
      message: string
      current: components['schemas']['Vendor']
    }
    StorageLocation: {
      id: components['schemas']['Id']
      catererId: number
      storageLocationName: string
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    StorageLocationList: {
      _embedded: {
        storageLocations: components['schemas']['StorageLocation'][]
      }
    }
    StorageLocationConflict: {
      message: string
      current: components['schemas']['StorageLocation']
    }
    SiteSchool: {
      schoolId: components['schemas']['Id']
      schoolName: string
    }
    Site: {
      siteId: components['schemas']['Id']
      siteName: string
      schools: components['schemas']['SiteSchool'][]
      version: number
      updatedAt: components['schemas']['Instant']
      /** @description Name of who saved it last; null where nobody did. */
      updatedBy: string | null
    }
    SiteList: {
      _embedded: {
        sites: components['schemas']['Site'][]
      }
    }
    NewSite: {
      siteName: string
      /** @description Ids. A school belongs to one site at most. */
      schools: components['schemas']['Id'][]
    }
    SiteInput: {
      siteId: components['schemas']['Id']
      siteName: string
      /** @description A school belongs to one site at most. */
      schools: {
        schoolId: components['schemas']['Id']
        /** @description Taken and not used. */
        schoolName?: string
      }[]
    }
    SiteConflict: {
      message: string
      current: components['schemas']['Site']
    }
  }
  responses: {
    /** @description Any other failure. */
    Failed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description No session, or one that has ended. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description The caller's role, module or flag does not admit the call. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Input that breaks a rule, field by field. */
    Rejected: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Rejection']
      }
    }
    /** @description The request cannot be read at all. */
    Unreadable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description There is no such record for this caterer. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
  }
  parameters: {
    /** @description The `version` that the writer saw. Without it the last write wins. */
    IfMatch: string
    /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
    IdempotencyKey: string
    Id: components['schemas']['Id']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listVendors: {
    parameters: {
      query?: never
      header?: never
      path: {
        catererId: components['schemas']['CatererId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name; a vendor of catererId 0 is shared and can only be viewed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VendorList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateVendor: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        /** @description The vendor. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VendorInput']
      }
    }
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VendorConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createVendor: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The caterer. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VendorInput']
      }
    }
    responses: {
      /** @description Added. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  deleteVendor: {
    parameters: {
      query?: never
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        /** @description The vendor. */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Put away. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VendorConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  restoreVendor: {
    parameters: {
      query?: never
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Brought back. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listStorageLocations: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StorageLocationList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createStorageLocation: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
        storageLocationName: string
      }
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Added. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateStorageLocation: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
        storageLocationName: string
      }
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StorageLocationConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  deleteStorageLocation: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StorageLocationConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  listInventorySites: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SiteList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  createInventorySite: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: {
        /** @description A key of the client's choice; the same key with the same body has one effect and one answer. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSite']
      }
    }
    responses: {
      /** @description Site created successfully. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  readInventorySite: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: never
      path: {
        siteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The site. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Site']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  updateInventorySite: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        siteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SiteInput']
      }
    }
    responses: {
      /** @description Site updated successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      400: components['responses']['Unreadable']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SiteConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
  deleteInventorySite: {
    parameters: {
      query: {
        catererId: components['schemas']['CatererId']
      }
      header?: {
        /** @description The `version` that the writer saw. Without it the last write wins. */
        'If-Match'?: components['parameters']['IfMatch']
      }
      path: {
        siteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Site deleted successfully. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      /** @description Somebody else saved the record since it was read. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SiteConflict']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
}
