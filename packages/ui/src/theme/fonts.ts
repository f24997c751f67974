// One variable file per script; the browser fetches only the scripts that are on the page.
import '@fontsource-variable/inter/wght.css'
