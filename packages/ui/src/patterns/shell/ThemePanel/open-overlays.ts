const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]'
// Tooltips and the names of icon buttons are popovers too, but need no response.
const popups = '[popover]:popover-open:not([role="tooltip"], [aria-hidden="true"])'

/** Whether a dialog, a menu or a list of options is open over the page. */
export const isOverlayOpen = () => document.querySelector(`${dialogs}, ${popups}`) !== null
