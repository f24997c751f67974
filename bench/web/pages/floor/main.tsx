import { startPage } from '../driver.tsx'
import { Login } from './Login.tsx'
import { Vendors } from './Vendors.tsx'
import './floor.css'

startPage((vendors, view) => <Vendors vendors={vendors} view={view} />, <Login />)
