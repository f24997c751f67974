import type { CatalogGroup } from './catalog-types.ts'

export const menuPlanning = {
  title: 'Menu planning',
  id: 'patterns-menu',
  components: {
    ConflictChoices: {
      status: 'new',
      purpose: 'Settles fields that both sides changed, side by side.',
      imports: { '@commissary/ui/menu': ['ConflictChoices'] },
    },
    DayComparison: {
      status: 'new',
      purpose: 'Shows two versions of a day side by side.',
      imports: { '@commissary/ui/menu': ['DayComparison'] },
    },
    DayMarks: {
      status: 'stable',
      purpose: 'Marks the verdict of each day of a week.',
      imports: { '@commissary/ui/menu': ['DayMarks'] },
    },
    DayStates: {
      status: 'new',
      purpose: 'Shows the status of each day of a month.',
      imports: { '@commissary/ui/production': ['DayStates'] },
    },
    ItemLibrary: {
      status: 'stable',
      purpose: 'Finds menu items to add to a day.',
      imports: { '@commissary/ui/menu': ['ItemLibrary'] },
    },
    MenuCalendar: {
      status: 'new',
      purpose: 'Shows days of a menu to families, on screens and on paper.',
      imports: { '@commissary/ui/menu-calendar': ['MenuCalendar'] },
    },
    MenuCalendarHeader: {
      status: 'new',
      purpose: 'Names what a MenuCalendar shows, and leads to other days.',
      imports: { '@commissary/ui/menu-calendar': ['MenuCalendarHeader'] },
      page: 'patterns-menu-menucalendar-menucalendarheader',
    },
    MenuGrid: {
      status: 'stable',
      purpose: 'Plans a week by category and day.',
      imports: { '@commissary/ui/menu': ['MenuGrid'] },
    },
    MenuPreview: {
      status: 'new',
      purpose: 'Shows a proposed week before it is used.',
      imports: { '@commissary/ui/menu': ['MenuPreview'] },
    },
    MenuTypeTabs: {
      status: 'stable',
      purpose: 'Switches between breakfast, lunch and the other menu types.',
      imports: { '@commissary/ui': ['MenuTypeTabs'] },
    },
    CostLine: {
      status: 'new',
      purpose: 'Shows what a meal costs in a week or month, against a target.',
      imports: { '@commissary/ui/menu': ['CostLine'] },
    },
    CostText: {
      status: 'new',
      purpose: 'Shows the cost of a meal in a cell or header.',
      imports: { '@commissary/ui/menu': ['CostText'] },
      page: 'patterns-menu-costline',
    },
    MonthGrid: {
      status: 'new',
      purpose: 'Shows a month of menus at a glance, and opens its weeks.',
      imports: { '@commissary/ui/menu': ['MonthGrid'] },
    },
    YearView: {
      status: 'new',
      purpose: 'Shows the months of a year one below the other, and loads each as it comes into view.',
      imports: { '@commissary/ui/menu': ['YearView'] },
    },
    MonthSkeleton: {
      status: 'new',
      purpose: 'Reserves space for a month of the year while it loads.',
      imports: { '@commissary/ui/menu': ['MonthSkeleton'] },
      page: 'patterns-menu-yearview',
    },
    QrLabel: {
      status: 'new',
      purpose: 'A QR code with text next to it, to print as a label.',
      imports: { '@commissary/ui/qr': ['QrLabel'] },
    },
    SaveStatus: {
      status: 'stable',
      purpose: 'Says whether the changes are saved.',
      imports: { '@commissary/ui/menu': ['SaveStatus'] },
      page: 'patterns-menu-weekheader',
    },
    ServiceBoard: {
      status: 'new',
      purpose: "Shows a day's meals at all schools and the status of each.",
      imports: { '@commissary/ui/production': ['ServiceBoard'] },
    },
    WeekHeader: {
      status: 'stable',
      purpose: 'Names the school and the week, and leads to other weeks.',
      imports: { '@commissary/ui/menu': ['WeekHeader'] },
    },
  },
} as const satisfies CatalogGroup

export const foods = {
  title: 'Foods and recipes',
  id: 'patterns-food',
  components: {
    AllergenIcons: {
      status: 'stable',
      purpose: 'Lists allergens by certainty.',
      imports: { '@commissary/ui/menu': ['AllergenIcons'] },
    },
    CreditList: {
      status: 'stable',
      purpose: "Shows a portion's crediting, exact and rounded down.",
      imports: { '@commissary/ui/menu': ['CreditList'] },
    },
    IngredientList: {
      status: 'stable',
      purpose: "Shows a recipe's ingredients, to read and print.",
      imports: { '@commissary/ui/menu': ['IngredientList'] },
    },
    LabelPanel: {
      status: 'stable',
      purpose: 'Takes a Nutrition Facts label as printed.',
      imports: { '@commissary/ui/menu': ['LabelPanel'] },
    },
    LineGrid: {
      status: 'stable',
      purpose: 'Edits the lines of a recipe as in a spreadsheet.',
      imports: { '@commissary/ui/menu': ['LineGrid'] },
    },
    StepList: {
      status: 'stable',
      purpose: "Shows a recipe's steps, to read and print.",
      imports: { '@commissary/ui/menu': ['StepList'] },
    },
    MissingValue: {
      status: 'stable',
      purpose: 'Shows a value that may be incomplete or unknown.',
      imports: { '@commissary/ui/menu': ['MissingValue'] },
    },
    NutrientBar: {
      status: 'stable',
      purpose: 'Shows a value against its limits on two dates.',
      imports: { '@commissary/ui/menu': ['NutrientBar'] },
    },
    NutritionPanel: {
      status: 'stable',
      purpose: 'Shows nutrition, crediting, cost and allergens per portion.',
      imports: { '@commissary/ui/menu': ['NutritionPanel'] },
    },
    ShareTable: {
      status: 'stable',
      purpose: 'Shows what each line contributes to each value.',
      imports: { '@commissary/ui/menu': ['ShareTable'] },
    },
    ValueWithUnit: {
      status: 'stable',
      purpose: 'Shows a complete number with its unit.',
      imports: { '@commissary/ui/menu': ['ValueWithUnit'] },
    },
  },
} as const satisfies CatalogGroup

export const checks = {
  title: 'Meal pattern checks',
  id: 'patterns-analysis',
  components: {
    AnalysisTable: {
      status: 'stable',
      purpose: "Shows a week's nutrition with limits and reasons.",
      imports: { '@commissary/ui/menu': ['AnalysisTable'] },
    },
    ComplianceStrip: {
      status: 'stable',
      purpose: 'Shows the checks of a week, problems first.',
      imports: { '@commissary/ui/menu': ['ComplianceStrip'] },
    },
    Explain: { status: 'internal', purpose: 'Opens the reasons behind a word.', imports: {}, page: null },
    FixList: {
      status: 'new',
      purpose: 'Offers changes that make a check pass, each with its effect.',
      imports: { '@commissary/ui/menu': ['FixList'] },
    },
    GroupVerdicts: {
      status: 'new',
      purpose: "Shows a menu's verdicts for each group it is served to, and selects the group whose checks are shown.",
      imports: { '@commissary/ui/menu': ['GroupVerdicts'] },
    },
    ReasonList: {
      status: 'stable',
      purpose: 'Explains a value by its contributing items.',
      imports: { '@commissary/ui/menu': ['ReasonList'] },
    },
    VerdictBadge: {
      status: 'stable',
      purpose: 'Shows a verdict by color, shape and word.',
      imports: { '@commissary/ui/menu': ['VerdictBadge'] },
    },
    VerdictPair: {
      status: 'stable',
      purpose: "Shows the verdicts by today's rules and those of July 1, 2027.",
      imports: { '@commissary/ui/menu': ['VerdictPair'] },
    },
    WeekCard: {
      status: 'stable',
      purpose: "Shows a school's week at a glance.",
      imports: { '@commissary/ui/menu': ['WeekCard'] },
    },
  },
} as const satisfies CatalogGroup

export const reports = {
  title: 'Reports',
  id: 'patterns-report',
  components: {
    BarChart: {
      status: 'stable',
      purpose: 'Compares the groups of a report and leads to their rows.',
      imports: { '@commissary/ui/report': ['BarChart'] },
    },
    DrillTable: {
      status: 'stable',
      purpose: 'Shows groups with subtotals that open to their rows.',
      imports: { '@commissary/ui/report': ['DrillTable'] },
    },
    ReportFilters: {
      status: 'stable',
      purpose: 'Chooses the dates, schools and grouping of a report.',
      imports: { '@commissary/ui/report': ['ReportFilters'] },
    },
    ReportTable: {
      status: 'stable',
      purpose: 'Shows the rows of a report with their parts and verdicts.',
      imports: { '@commissary/ui/report': ['ReportTable'] },
    },
    SchoolsChoice: {
      status: 'stable',
      purpose: 'Chooses some or all of the schools in a dialog.',
      imports: { '@commissary/ui/report': ['SchoolsChoice'] },
    },
    ShareChart: {
      status: 'stable',
      purpose: 'Shows what each part contributes to a whole.',
      imports: { '@commissary/ui/report': ['ShareChart'] },
    },
    TrendChart: {
      status: 'stable',
      purpose: 'Shows a value over time with its limits.',
      imports: { '@commissary/ui/report': ['TrendChart'] },
    },
  },
} as const satisfies CatalogGroup

export const appFrame = {
  title: 'App frame',
  id: 'patterns-shell',
  components: {
    AppShell: {
      status: 'stable',
      purpose: 'Frames the pages behind the login.',
      imports: { '@commissary/ui': ['AppShell'] },
    },
    AuthLayout: {
      status: 'stable',
      purpose: 'Frames login and password pages.',
      imports: { '@commissary/ui': ['AuthLayout'] },
    },
    BrandMark: { status: 'stable', purpose: "Draws the product's logo.", imports: { '@commissary/ui': ['BrandMark'] } },
    Footer: { status: 'stable', purpose: 'Ends every page.', imports: { '@commissary/ui': ['Footer'] } },
    NotificationBell: {
      status: 'new',
      purpose: 'Shows the number of unread notifications and opens them.',
      imports: { '@commissary/ui': ['NotificationBell'] },
    },
    NotificationList: {
      status: 'new',
      purpose: 'Lists what happened, newest first, with links to the records.',
      imports: { '@commissary/ui/notifications': ['NotificationList'] },
    },
    ParentShell: {
      status: 'stable',
      purpose: "Frames the parents' pages.",
      imports: { '@commissary/ui': ['ParentShell'] },
    },
    ParentTopBar: {
      status: 'stable',
      purpose: "The top bar of the parents' pages.",
      imports: { '@commissary/ui': ['ParentTopBar'] },
    },
    PublicPage: {
      status: 'new',
      purpose: 'Frames pages that anyone can open.',
      imports: { '@commissary/ui': ['PublicPage'] },
    },
    SchoolSelector: {
      status: 'stable',
      purpose: 'Selects and opens a school.',
      imports: { '@commissary/ui': ['SchoolSelector', 'chosenSchool'] },
    },
    Screen: {
      status: 'stable',
      purpose: 'A page with its title and actions.',
      imports: { '@commissary/ui': ['Screen'] },
    },
    ThemePanel: {
      status: 'internal',
      purpose: 'Changes theme settings next to the page.',
      imports: {},
      page: 'patterns-shell-themepanel',
    },
    UserMenu: {
      status: 'stable',
      purpose: 'Shows the user, settings and Logout.',
      imports: { '@commissary/ui': ['UserMenu'] },
      page: 'patterns-shell-appshell-usermenu',
    },
  },
} as const satisfies CatalogGroup
