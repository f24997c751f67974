import { Socket } from 'node:net'

import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'

import { ApiError, notFound } from './contract/api-error.ts'
import { bindContract } from './contract/binding.ts'
import { createRefusedBodies, type RefusedBodies } from './contract/refused-bodies.ts'
import type { Handlers, OperationId } from './contract/operations.ts'
import type { Database } from './db/work.ts'
import { addCompression } from './http/compression.ts'
import { answerFailure } from './http/errors.ts'
import { addHealth } from './http/health.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { timeLimits, type TimeLimits } from './contract/time-limit.ts'
import { serveWebApp } from './http/web-app.ts'
import { createImports } from './modules/imports/import-jobs.ts'
import { createMailer, noMailer } from './mail/mailer.ts'
import type { MailSettings } from './mail/transport.ts'
import { createPrinter, type Printer } from './documents/printer.ts'
import { analysisHandlers } from './modules/analysis/handlers.ts'
import { analysisSettingsHandlers } from './modules/analysis-settings/handlers.ts'
import { calendarHandlers } from './modules/calendars/handlers.ts'
import { catererHandlers } from './modules/caterers/handlers.ts'
import { countryHandlers } from './modules/countries/handlers.ts'
import { dashboardHandlers } from './modules/dashboard/handlers.ts'
import { documentHandlers } from './modules/documents/handlers.ts'
import { foodReportHandlers } from './modules/food-reports/handlers.ts'
import { familyHandlers } from './modules/families/handlers.ts'
import { historyHandlers } from './modules/history/handlers.ts'
import { cycleMenuHandlers } from './modules/cycle-menus/handlers.ts'
import { holidayHandlers } from './modules/holidays/handlers.ts'
import { importHandlers } from './modules/imports/handlers.ts'
import { ingredientHandlers } from './modules/ingredients/handlers.ts'
import { menuItemHandlers } from './modules/menu-items/handlers.ts'
import { menuAnalysisItemHandlers } from './modules/menu-analysis-items/handlers.ts'
import { monthHandlers } from './modules/months/handlers.ts'
import { publishingHandlers } from './modules/publishing/handlers.ts'
import { createPublisher } from './modules/publishing/publish-jobs.ts'
import { mealOrderHandlers } from './modules/meal-orders/handlers.ts'
import { mealPrintHandlers } from './modules/meal-print/handlers.ts'
import { menuPrintHandlers } from './modules/menu-print/handlers.ts'
import { productionRecordHandlers } from './modules/production-records/handlers.ts'
import { publicMenuHandlers } from './modules/public-menus/handlers.ts'
import { notificationHandlers } from './modules/notifications/handlers.ts'
import { createNotifier } from './modules/notifications/notifier.ts'
import { nutritionPlannerHandlers } from './modules/nutrition-planner/handlers.ts'
import { createMenuPlanner, type MenuPlanner } from './modules/nutrition-planner/plan-jobs.ts'
import { orderImportHandlers } from './modules/order-imports/handlers.ts'
import { ownFamilyHandlers } from './modules/own-family/handlers.ts'
import { passwordHandlers } from './modules/passwords/handlers.ts'
import { paymentHandlers } from './modules/payments/handlers.ts'
import { purchaseOrderHandlers } from './modules/purchase-orders/handlers.ts'
import { recallHandlers } from './modules/recall/handlers.ts'
import { receivingHandlers } from './modules/receiving/handlers.ts'
import { recipeHandlers } from './modules/recipes/handlers.ts'
import { referenceFoodHandlers } from './modules/reference-foods/handlers.ts'
import { replacementHandlers } from './modules/replacements/handlers.ts'
import { reportHandlers } from './modules/reports/handlers.ts'
import { createReportExporter } from './modules/report-tables/export-jobs.ts'
import type { ReportExporter } from './modules/report-tables/export-types.ts'
import { reportTableHandlers } from './modules/report-tables/handlers.ts'
import { reviewBinderHandlers } from './modules/review-binder/handlers.ts'
import { ownScreenHandlers } from './modules/own-screens/handlers.ts'
import { savedViewHandlers } from './modules/saved-views/handlers.ts'
import { schoolHandlers } from './modules/schools/handlers.ts'
import { sessionHandlers } from './modules/session/handlers.ts'
import { siteHandlers } from './modules/sites/handlers.ts'
import { startingInventoryHandlers } from './modules/starting-inventories/handlers.ts'
import { stockHandlers } from './modules/stock/handlers.ts'
import { stockCountHandlers } from './modules/stock-counts/handlers.ts'
import { stockRequestHandlers } from './modules/stock-requests/handlers.ts'
import { storageLocationHandlers } from './modules/storage-locations/handlers.ts'
import { userHandlers } from './modules/users/handlers.ts'
import { placeholderHandlers } from './modules/placeholders/handlers.ts'
import { vendorHandlers } from './modules/vendors/handlers.ts'
import { whereUsedHandlers } from './modules/where-used/handlers.ts'
import type { JobRunner } from './shared/job-runner.ts'
import { message } from './shared/messages.ts'

export interface AppOptions {
  database: Database
  log: FastifyBaseLogger
  /** Origins of apps that are hosted elsewhere. */
  corsOrigins?: string[]
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies?: string[]
  /** Folder of the built app; null serves only the API. */
  webRoot?: string | null
  /** The address where people reach the product; null = the address that they call. */
  appUrl?: string | null
  /** Sends mail. With null, mail stays queued in its table. */
  mail?: MailSettings | null
  /** Prints documents. Tests that need no PDF pass a fast stub. */
  printer?: Printer
  /** Plans menus. Tests that need no plan pass a stub. */
  planner?: MenuPlanner
  /** Writes reports as files. Tests that need no file pass a stub. */
  exporter?: ReportExporter
  /** Publishes months to many schools. Tests that stop it half-way pass a stub. */
  publisher?: JobRunner
  /** Notifies users of what became due. Tests run the check themselves. */
  notifier?: JobRunner
  /** How long calls may take. Tests shorten it. */
  limits?: TimeLimits
  /** Limits the refused bodies of each user. */
  refused?: RefusedBodies
}

/** The whole HTTP server on a migrated database. Closing it stops its jobs; the database stays open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    log,
    corsOrigins = [],
    trustedProxies = [],
    webRoot = null,
    appUrl = null,
    mail = null,
    printer = createPrinter(),
    planner = createMenuPlanner(database, log),
    publisher = createPublisher(database, log),
    notifier = createNotifier(database, log),
    exporter = createReportExporter(database, log, printer),
    limits = timeLimits,
    refused = createRefusedBodies(),
  } = options
  const app = Fastify({
    loggerInstance: log,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // These have no limit by default, so a slow or silent client would keep its socket forever.
    requestTimeout: 25_000,
    connectionTimeout: 60_000,
    // The default is every 30 s, which would let expired connections stay that much longer.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // With more, a shutdown would wait for idle browsers.
    keepAliveTimeout: 5_000,
    // Pipelined requests are all processed at once.
    maxRequestsPerSocket: 100,
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 100 },
    return503OnClosing: true,
    // An unparsable URL fails before all hooks. The default response would repeat it, including the token.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(securityHeaders(request))),
  })
  app.setErrorHandler(answerFailure)
  // Closes the socket of a client that does not read the response. While bytes wait to be sent, Node ignores the first timeout
  // and closes at the second, so it takes at most 20 s.
  app.addHook('onSend', async (request) => {
    const { socket } = request.raw
    // Requests injected by tests have no socket.
    if (socket instanceof Socket) socket.setTimeout(10_000)
  })
  addSecurityHeaders(app)
  addBodyReaders(app)
  await app.register(cors, {
    origin: corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Content-Type', 'If-Match', 'Idempotency-Key'],
    exposedHeaders: ['Content-Disposition', 'Retry-After'],
    maxAge: 600,
  })
  addCompression(app)
  addHealth(app, database)
  const imports = createImports(database, log)
  const mailer = mail ? createMailer(database, log, mail, printer) : noMailer
  app.addHook('onClose', async () => {
    await Promise.all([
      imports.stop(),
      publisher.stop(),
      notifier.stop(),
      planner.stop(),
      exporter.stop(),
      printer.stop(),
      mailer.stop(),
    ])
  })
  // A missing handler does not compile.
  const handlers: Handlers<OperationId> = {
    ...sessionHandlers(database),
    ...passwordHandlers(database, mailer),
    ...userHandlers(mailer),
    ...schoolHandlers,
    ...savedViewHandlers,
    ...ownScreenHandlers,
    ...notificationHandlers,
    ...menuItemHandlers,
    ...countryHandlers,
    ...referenceFoodHandlers,
    ...importHandlers(imports),
    ...ingredientHandlers,
    ...recipeHandlers(printer),
    ...calendarHandlers,
    ...monthHandlers,
    ...cycleMenuHandlers,
    ...nutritionPlannerHandlers(planner),
    ...publishingHandlers(publisher),
    ...publicMenuHandlers(database),
    ...mealPrintHandlers(printer),
    ...menuPrintHandlers(printer),
    ...analysisHandlers(printer),
    ...menuAnalysisItemHandlers,
    ...dashboardHandlers,
    ...productionRecordHandlers(printer),
    ...recallHandlers(printer),
    ...receivingHandlers(database, { printer, appUrl }),
    ...reportHandlers(printer, exporter),
    ...reportTableHandlers(exporter),
    ...reviewBinderHandlers(printer),
    ...placeholderHandlers,
    ...vendorHandlers,
    ...familyHandlers(mailer),
    ...ownFamilyHandlers,
    ...mealOrderHandlers,
    ...paymentHandlers,
    ...orderImportHandlers,
    ...startingInventoryHandlers,
    ...stockHandlers,
    ...purchaseOrderHandlers(printer, mailer),
    ...storageLocationHandlers,
    ...stockCountHandlers(printer),
    ...stockRequestHandlers(printer),
    ...siteHandlers,
    ...holidayHandlers,
    ...analysisSettingsHandlers,
    ...catererHandlers,
    ...historyHandlers,
    ...documentHandlers,
    ...whereUsedHandlers,
    ...replacementHandlers,
    ...foodReportHandlers,
  }
  await bindContract(app, database, handlers, { limits, refused })
  if (webRoot === null) app.setNotFoundHandler(() => Promise.reject(notFound(message('requests.notFound'))))
  else await serveWebApp(app, webRoot)
  return app
}

function addBodyReaders(app: FastifyInstance): void {
  // Plain text would bypass validation.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => {
    const form = new URLSearchParams(String(text))
    const names = [...form.keys()]
    if (new Set(names).size < names.length) done(new ApiError(400, message('requests.fieldSentTwice')))
    else done(null, Object.fromEntries(form))
  })
  // Response types that no operation accepts as a body. Without a parser, the contract plugin logs a warning.
  app.addContentTypeParser(['application/pdf', 'image/webp', 'text/csv', 'text/calendar'], (_, __, done) =>
    done(new ApiError(415, message('requests.contentType'))),
  )
  // A file. Its handler reads it in chunks and applies its own limit.
  app.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
}
