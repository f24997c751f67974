// A separate module, so that the chunk has a telling name.
import 'temporal-polyfill/global'
