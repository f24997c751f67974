interface Chunk {
  name: string
  /** Modules. The chunk has them and all their imports that no chunk above it has, so a screen that needs one loads all. */
  entries: readonly string[]
}

/** Everything displayed before a screen is. */
export const shellChunk = 'shell'

/** What every list loads. */
export const tableChunk = 'table'

/**
 * The chunks that several screens share, from the most to the least general. By default, the bundler makes a chunk of each set
 * of modules that the same screens share, which gave the planner 81 files; a browser without HTTP/2 sends six requests at a
 * time, so on a slow network they were ten round trips. `scripts/weigh.ts` limits the files and the bytes of a screen.
 */
export const chunks: readonly Chunk[] = [
  {
    // Includes the parts that nearly every screen needs, instead of a request for each.
    name: shellChunk,
    entries: [
      '../src/App.tsx',
      '../src/compliance/use-wording.ts',
      '../src/forms/choice.ts',
      '../src/forms/save-failure.ts',
      '../src/forms/use-failure-toast.ts',
      '../src/lists/status-tones.ts',
      '../src/nutrition/MenuFormats.tsx',
      '../src/routing/omit-undefined.ts',
      '../src/routing/open-record.ts',
      '../src/routing/url-state.ts',
      '../src/text/moment-text.ts',
      '../src/text/save-file.ts',
      '../src/text/use-stable-entries.ts',
      '../../api-client/src/generated/product/calls/calendars.ts',
      '../../api-client/src/generated/recipes/hooks/foods.ts',
      '../../api-client/src/generated/recipes/hooks/ingredients.ts',
      '../../api-client/src/generated/recipes/hooks/recipes.ts',
      '../../domain/src/crediting/model.ts',
      '../../domain/src/dates/dates.ts',
      '../../domain/src/food/energy.ts',
      '../../domain/src/food/nutrients.ts',
      '../../domain/src/menu/meal-category-codes.ts',
      '../../domain/src/menu/model.ts',
      '../../domain/src/recipe/recipe-types.ts',
      '../../domain/src/rules/model.ts',
      '../../domain/src/units/decimal.ts',
      '../../domain/src/units/records.ts',
      '../../messages/src/en/bulk.json',
      '../../messages/src/en/words.json',
      '../../ui/node_modules/lucide-react/dist/esm/icons/chevron-left.mjs',
      '../../ui/node_modules/lucide-react/dist/esm/icons/ellipsis.mjs',
      '../../ui/node_modules/lucide-react/dist/esm/icons/minus.mjs',
      '../../ui/node_modules/lucide-react/dist/esm/icons/pencil.mjs',
      '../../ui/node_modules/lucide-react/dist/esm/icons/plus.mjs',
      '../../ui/src/components/display/Badge/Badge.tsx',
      '../../ui/src/components/feedback/EmptyState/EmptyState.tsx',
      '../../ui/src/components/feedback/ErrorState/ErrorState.tsx',
      '../../ui/src/components/feedback/Skeleton/Skeleton.tsx',
      '../../ui/src/components/fields/Select/Select.tsx',
      '../../ui/src/components/fields/Switch/Switch.tsx',
      '../../ui/src/components/fields/TextField/TextField.tsx',
      '../../ui/src/components/navigation/LinkTabs/LinkTabs.tsx',
      '../../ui/src/dates/day-format.ts',
      '../../ui/src/dates/days.ts',
      '../../ui/src/hooks/use-compact.ts',
      '../../ui/src/hooks/use-stable-callback.ts',
      '../../ui/src/patterns/hatch.ts',
      '../../ui/src/patterns/shell/Screen/Screen.tsx',
      '../../ui/src/patterns/value-text.ts',
      '../../ui/src/table/DataTable/row-window.ts',
      '../../ui/src/table/table-text.ts',
    ],
  },
  {
    name: tableChunk,
    entries: [
      '../src/forms/SearchBox.tsx',
      '../src/lists/use-bulk.ts',
      '../src/lists/use-paged-list.ts',
      '../../ui/src/table/DataTable/DataTable.tsx',
    ],
  },
  {
    // Totals, dates and cards around a list's table. Other form fields are in `fields`, so these lists do not load them.
    name: 'beside-table',
    entries: [
      '../../ui/src/components/display/Facts/Facts.tsx',
      '../../ui/src/components/fields/DateField/DateField.tsx',
      '../../ui/src/components/fields/DateRangeField/DateRangeField.tsx',
      '../../ui/src/components/layout/Card/Card.tsx',
    ],
  },
  {
    name: 'food',
    entries: ['../src/documents/DocumentThumbnail.tsx', '../src/nutrition/cells.tsx', '../src/text/price-text.ts'],
  },
  // For lists that show where their foods are used, and everything with a food.
  { name: 'where-used', entries: ['../../messages/src/en/where-used.json'] },
  {
    name: 'months',
    entries: [
      '../src/screens/master-menus/month-dates.ts',
      '../src/menu-planner/program-name.ts',
      '../../api-client/src/generated/product/hooks/calendars.ts',
      '../../api-client/src/generated/product/hooks/menu-placeholders.ts',
      '../../api-client/src/generated/product/hooks/months.ts',
      '../../ui/src/patterns/menu/MenuTypeTabs/MenuTypeTabs.tsx',
    ],
  },
  {
    name: 'verdict',
    entries: ['../../messages/src/en/checks.json', '../../ui/src/patterns/analysis/VerdictBadge/VerdictBadge.tsx'],
  },
  {
    // Schools and who shares a menu: for lists and forms without the checks.
    name: 'groups',
    entries: [
      '../src/forms/also-groups.ts',
      '../src/routing/grades-title.ts',
      '../../api-client/src/generated/product/hooks/schools.ts',
      '../../domain/src/rules/shared-menu.ts',
    ],
  },
  {
    name: 'compliance',
    entries: [
      '../src/screens/dashboard/school-menus.ts',
      '../src/screens/dashboard/shown-weeks.ts',
      '../src/screens/dashboard/use-checked-weeks.ts',
      '../src/compliance/sodium-levels.ts',
      '../src/compliance/use-rule-options.ts',
      '../src/routing/programs.ts',
      '../src/routing/week.ts',
      '../../domain/src/menu/analysis/group-analysis.ts',
      '../../domain/src/menu/analysis/planned-week.ts',
      '../../domain/src/menu/analysis/week-analysis.ts',
      '../../messages/src/check-wording.ts',
      '../../messages/src/strip.ts',
      '../../ui/src/patterns/analysis/VerdictPair/VerdictPair.tsx',
      '../../ui/src/patterns/menu/DayMarks/DayMarks.tsx',
      '../../ui/src/patterns/shell/SchoolSelector/SchoolSelector.tsx',
    ],
  },
  {
    name: 'school-reports',
    entries: [
      '../src/reports/use-schools-analysis.ts',
      '../src/screens/nutrition-analysis/group/group-figures.ts',
      '../src/screens/nutrition-analysis/group/school-weeks.ts',
    ],
  },
  {
    name: 'recipe',
    entries: [
      '../../domain/src/food/diet-tags.ts',
      '../../domain/src/food/estimates.ts',
      '../../domain/src/menu/discontinued.ts',
      '../../domain/src/menu/service-day.ts',
      '../../domain/src/packs/parse-pack.ts',
      '../../domain/src/recipe/cooking.ts',
      '../../domain/src/recipe/draft/draft-records.ts',
      '../../domain/src/recipe/draft/written-quantity.ts',
      '../../domain/src/recipe/line-quantity.ts',
      '../../domain/src/recipe/recipe.ts',
      '../../domain/src/recipe/serving.ts',
      '../../domain/src/units/units.ts',
      '../../messages/src/kitchen-wording.ts',
    ],
  },
  {
    name: 'history',
    entries: [
      '../src/history/change-entry.ts',
      '../src/history/RecordHistory.tsx',
      '../../messages/src/en/history.json',
    ],
  },
  {
    name: 'orders',
    entries: [
      '../src/orders/allergy-names.ts',
      '../src/orders/money.ts',
      '../src/orders/use-call.ts',
      '../../domain/src/orders/cutoff.ts',
    ],
  },
  {
    name: 'order-record',
    entries: [
      '../src/orders/use-student-search.ts',
      '../src/screens/purchase-orders/use-own-sites.ts',
      '../../domain/src/orders/line-amounts.ts',
    ],
  },
  {
    // Production records that a phone keeps.
    name: 'kept-records',
    entries: [
      '../src/offline/kept-edits-store.ts',
      '../src/offline/open-records.ts',
      '../src/offline/send-kept.ts',
      '../src/production/UnsentRecords.tsx',
      '../../api-client/src/generated/product/hooks/production-records.ts',
      '../../api-client/src/generated/product/hooks/receiving.ts',
      '../src/offline/use-kept-record.ts',
      '../../domain/src/production/record-state.ts',
      '../../domain/src/production/record-fields.ts',
      '../../domain/src/units/temperature.ts',
      '../../messages/src/temperature-wording.ts',
    ],
  },
  {
    name: 'reports',
    entries: [
      '../src/reports/ExportMenu.tsx',
      '../src/reports/ExportProgress.tsx',
      '../src/reports/ReportViews.tsx',
      '../src/reports/use-export-job.ts',
      '../src/reports/use-schools-text.ts',
      '../../messages/src/en/reports.json',
      '../../ui/src/patterns/report/ReportTable/ReportTable.tsx',
      '../../ui/src/patterns/report/ShareChart/ShareChart.styles.ts',
      '../../ui/src/patterns/report/TrendChart/TrendChart.styles.ts',
    ],
  },
  {
    // Few lists but nearly all forms need the contract's choices, the checkbox mark and keys of calls.
    name: 'choices',
    entries: [
      '../src/forms/use-send-once.ts',
      '../../api-client/src/generated/choices.ts',
      '../../ui/src/components/fields/CheckboxGroup/CheckboxGroup.styles.ts',
    ],
  },
  // Only forms need its limits.
  { name: 'limits', entries: ['../src/forms/pattern.ts', '../../api-client/src/generated/limits.ts'] },
  {
    name: 'fields',
    entries: [
      '../../ui/src/components/fields/Checkbox/Checkbox.tsx',
      '../../ui/src/components/fields/CheckboxGroup/CheckboxGroup.tsx',
      '../../ui/src/components/fields/FileDrop/FileDrop.tsx',
      '../../ui/src/components/fields/NumberField/NumberField.tsx',
      '../../ui/src/components/fields/RadioGroup/RadioGroup.tsx',
      '../../ui/src/components/layout/Fold/Fold.tsx',
      '../../ui/src/components/navigation/Tabs/Tabs.tsx',
    ],
  },
  {
    name: 'dialog',
    entries: [
      '../../ui/src/components/overlays/Dialog/Dialog.tsx',
      '../../ui/src/components/overlays/Drawer/Drawer.tsx',
      '../../ui/src/form/FormDialog.tsx',
      '../../ui/src/form/use-form-value.ts',
    ],
  },
  { name: 'virtual', entries: ['../../ui/node_modules/@tanstack/react-virtual/dist/esm/index.js'] },
  {
    name: 'form',
    entries: [
      '../src/forms/ReasonDialog.tsx',
      '../src/forms/use-record-form.ts',
      '../src/forms/use-submit-once.ts',
      '../src/forms/use-fresh-data.ts',
      '../src/routing/record-address.ts',
      '../../ui/src/components/fields/Combobox/Combobox.tsx',
      '../../ui/src/form/date-fields.tsx',
      '../../ui/src/form/FieldList.tsx',
      '../../ui/src/form/fields.tsx',
      '../../ui/src/form/Form.tsx',
      '../../ui/src/form/FormActions.tsx',
      '../../ui/src/form/FormValues.tsx',
    ],
  },
  {
    name: 'food-record',
    entries: [
      '../src/documents/DocumentFields.tsx',
      '../src/documents/use-documents.ts',
      '../src/where-used/UsedIn.tsx',
      '../../messages/src/nutrient-wording.ts',
      '../../messages/src/en/documents.json',
      '../../messages/src/en/nutrients.json',
      '../../ui/src/patterns/food/NutritionPanel/NutritionPanel.tsx',
    ],
  },
  {
    name: 'menu-views',
    entries: [
      '../src/text/use-download.ts',
      '../src/compliance/NoMealPattern.tsx',
      '../src/compliance/use-cost-target.ts',
      '../src/screens/nutrition-analysis/use-menu-analysis.ts',
      '../src/routing/SchoolPage.tsx',
      '../src/routing/school-week.ts',
      '../src/routing/SetUpLink.tsx',
      '../src/menu-planner/difference-row.ts',
      '../src/menu-planner/calendar-days.ts',
      '../src/screens/school-menus/use-published-months.ts',
      '../../api-client/src/generated/product/calls/analysis.ts',
      '../../messages/src/cost-wording.ts',
      '../../messages/src/print-wording.ts',
      '../../messages/src/en/review-binder.json',
      '../../messages/src/en/school-menus.json',
      '../../ui/src/patterns/analysis/ComplianceStrip/ComplianceStrip.tsx',
      '../../ui/src/patterns/analysis/ReasonList/ReasonList.tsx',
      '../../ui/src/patterns/menu/CostLine/CostLine.tsx',
      '../../ui/src/patterns/menu/CostLine/CostText.tsx',
      '../../ui/src/patterns/menu/WeekHeader/WeekHeader.tsx',
    ],
  },
  { name: 'report-state', entries: ['../src/reports/use-report-state.ts'] },
  {
    name: 'menus',
    entries: [
      '../src/screens/master-menus/month-weeks.ts',
      '../src/menu-planner/planner-days.ts',
      '../src/menu-planner/WeekPlanner.tsx',
      '../src/menu-planner/grid-week.ts',
    ],
  },
]
