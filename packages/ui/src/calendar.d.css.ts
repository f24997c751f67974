// Types of `import '@commissary/ui/calendar.css'` for compilers that require them: no exports.
// oxlint-disable-next-line unicorn/require-module-specifiers -- the only way to declare an empty module
export {}
